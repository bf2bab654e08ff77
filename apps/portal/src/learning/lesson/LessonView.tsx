import type { Schemas } from '@raiz/api-client';
import { Badge, ButtonLink, EditIcon, Inline, Notice, Stack } from '@raiz/ui';
import { courseWordsMessages as words, lessonMessages as messages } from '@raiz/ui/messages/learning';
import type { Load } from '../../shared/load.ts';
import { LessonMaterial } from '../../shared/LessonMaterial.tsx';
import { to } from '../../shared/paths.ts';
import { CourseFinished } from './CourseFinished.tsx';
import { LessonCompletion } from './LessonCompletion.tsx';
import { OtherLessons } from './OtherLessons.tsx';
import type { Neighbours } from './neighbours.ts';
import type { Completion } from './useCompletion.ts';

export interface LessonViewProps {
  /** As the server has it. */
  lesson: Schemas['Aula'];
  /** Administrators get a link to edit. */
  isAdmin: boolean;
  /** The lesson's course with the mark of completion, or null when the server does not say which course it is. */
  marking: { courseId: number; completion: Completion } | null;
  /** The lessons before and after this one. */
  others: Load<Neighbours>;
  /** The whole course is completed. */
  courseFinished: boolean;
}

/** A lesson that is open to its reader; to students an unpublished one shows only that it is to come (spec, section 6). */
export function LessonView({ lesson, isAdmin, marking, others, courseFinished }: LessonViewProps) {
  const published = lesson.published === 1;
  const shown = published || isAdmin;
  return (
    <Stack gap={24}>
      {isAdmin && (
        <Inline>
          {!published && <Badge tone="unpublished">{words.unpublished}</Badge>}
          <ButtonLink variant="secondary" size="small" icon={<EditIcon />} lang="en" href={to.adminLesson(lesson.id)}>
            {messages.editLesson}
          </ButtonLink>
        </Inline>
      )}
      {shown ? <LessonMaterial lesson={lesson} isAdmin={isAdmin} /> : <Notice>{messages.unpublished}</Notice>}
      {shown && marking && <LessonCompletion courseId={marking.courseId} completion={marking.completion} />}
      <OtherLessons load={others} goesOn={marking?.completion.completed ?? false} />
      {courseFinished && <CourseFinished />}
    </Stack>
  );
}
