import { ProgressBar } from '@raiz/ui';
import { courseWordsMessages as words } from '@raiz/ui/messages/learning';
import { progressOf } from './courseFacts.ts';
import type { Course } from './courseQuery.ts';
import { knowsProgress, progressText } from './progressText.ts';

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
