import { ProgressBar } from '@raiz/ui';
import { emptyValue, formatPercent } from '@raiz/ui/format';
import { courseWordsMessages as words } from '@raiz/ui/messages/learning';
import { progressOf } from './courseFacts.ts';
import type { Course } from './courseQuery.ts';

export interface CourseProgressProps {
  /** The course with its modules and progress. */
  course: Course;
}

/** The progress bar of a course, "8 de 12 aulas · 66%", green at 100. */
export function CourseProgress({ course }: CourseProgressProps) {
  return (
    <ProgressBar
      value={knowsProgress(course) ? progressOf(course).percent : null}
      label={words.progress}
      text={progressText(course)}
    />
  );
}

/** Whether anything is known about the progress: the server's percent, or published lessons. */
function knowsProgress(course: Course): boolean {
  return course.progress !== null || progressOf(course).total > 0;
}

/** The progress in words, such as "8 de 12 aulas · 66%"; `--` when unknown. */
export function progressText(course: Course): string {
  if (!knowsProgress(course)) return emptyValue;
  const { done, total, percent } = progressOf(course);
  return words.progressLessons({ done, total, percent: formatPercent(percent) });
}
