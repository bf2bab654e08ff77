import { ButtonLink, Inline, Notice, ProgressBar, Stack, TextLink } from '@raiz/ui';
import { emptyValue, formatPercent } from '@raiz/ui/format';
import { courseContentMessages as messages, courseWordsMessages as words } from '@raiz/ui/messages/learning';
import { paths, to } from '../../shared/paths.ts';
import { progressOf } from '../shared/courseFacts.ts';
import type { Course, Lesson } from '../shared/courseQuery.ts';
import { hasId } from '../../shared/rows.ts';

export interface CourseStandingProps {
  /** The course with its modules and progress. */
  course: Course;
  /** The lesson to continue with, or null when there is none that this reader can open. */
  next: Lesson | null;
  /** Id of the lesson that was open last, or null. */
  lastLessonId: number | null;
}

/** Progress ("8 de 12 aulas · 66%", green at 100) and the link to the next lesson. */
export function CourseStanding({ course, next, lastLessonId }: CourseStandingProps) {
  const { done, total, percent } = progressOf(course);
  const isKnown = course.progress !== null || total > 0;
  const continueText = done === 0 && lastLessonId === null ? messages.start : messages.resume;
  return (
    <Stack gap={16}>
      <ProgressBar
        value={isKnown ? percent : null}
        label={words.progress}
        text={isKnown ? words.progressLessons({ done, total, percent: formatPercent(percent) }) : emptyValue}
      />
      {percent === 100 && (
        <Notice
          tone="success"
          quiet
          actions={<TextLink href={paths.certificates}>{messages.seeCertificates}</TextLink>}
        >
          {messages.finished}
        </Notice>
      )}
      {next !== null && hasId(next) && (
        <Inline>
          <ButtonLink href={to.lesson(next.id)}>{continueText({ lesson: next.title ?? emptyValue })}</ButtonLink>
        </Inline>
      )}
    </Stack>
  );
}
