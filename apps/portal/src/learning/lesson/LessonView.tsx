import type { Schemas } from '@raiz/api-client';
import { Badge, ButtonLink, EditIcon, Inline, Notice, Stack } from '@raiz/ui';
import { courseWordsMessages as words, lessonMessages as messages } from '@raiz/ui/messages/learning';
import type { ReactNode } from 'react';
import { LessonMaterial } from '../../shared/LessonMaterial.tsx';
import { to } from '../../shared/paths.ts';

export interface LessonViewProps {
  /** As the server has it. */
  lesson: Schemas['Aula'];
  /** Administrators get a link to edit. */
  isAdmin: boolean;
  /** What follows the lesson where its course is known. */
  children?: ReactNode;
}

/** A lesson that is open to its reader; to students an unpublished one shows only that it is to come (spec, section 6). */
export function LessonView({ lesson, isAdmin, children }: LessonViewProps) {
  const published = lesson.published === 1;
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
      {published || isAdmin ? (
        <LessonMaterial lesson={lesson} isAdmin={isAdmin} />
      ) : (
        <Notice>{messages.unpublished}</Notice>
      )}
      {children}
    </Stack>
  );
}
