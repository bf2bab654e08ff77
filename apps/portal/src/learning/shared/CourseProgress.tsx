import { ProgressBar } from '@raiz/ui';
import { emptyValue, formatCount, formatPercent } from '@raiz/ui/format';
import { courseMessages } from '@raiz/ui/messages/learning';
import { progressOf } from './courseFacts.ts';
import type { Course } from './courseQuery.ts';

export interface CourseProgressProps {
  /** The course with its modules and progress. */
  course: Course;
  /**
   * Only the bar, where the page says the rest.
   * @default false
   */
  bare?: boolean;
}

/** The progress bar of a course, "66% concluído · 8 de 12 aulas", green at 100. */
export function CourseProgress({ course, bare = false }: CourseProgressProps) {
  return (
    <ProgressBar
      value={knowsProgress(course) ? progressOf(course).percent : null}
      label={courseMessages.progress}
      text={progressText(course)}
      hideText={bare}
    />
  );
}

/** Whether the progress is known: the server's percent, or published lessons. */
export function knowsProgress(course: Course): boolean {
  return course.progress !== null || progressOf(course).total > 0;
}

/** The progress as a text: "66% concluído · 8 de 12 aulas", `--` when unknown. */
function progressText(course: Course): string {
  if (!knowsProgress(course)) return emptyValue;
  return [percentText(progressOf(course).percent), lessonsText(course)].filter((text) => text !== null).join(' · ');
}

/** The completed lessons: "8 de 12 aulas"; null without published ones. */
export function lessonsText(course: Course): string | null {
  const { done, total } = progressOf(course);
  return total === 0 ? null : courseMessages.progressLessons({ done: formatCount(done), total: formatCount(total) });
}

/** The progress if only the percent is known: "66% concluído". */
export function percentText(percent: number | null): string {
  return courseMessages.progressPercent({ percent: formatPercent(percent) });
}
