import { useMyCourses } from '../shared/useMyCourses.ts';

/**
 * Whether the member is enrolled in a course; undefined until known. True when it cannot be read,
 * because the server decides. A row without an id may be this course.
 */
export function useIsEnrolled(courseId: number | null): boolean | undefined {
  const { courses, isUnknown } = useMyCourses();
  return isUnknown || courses.data?.some((one) => (one?.id ?? courseId) === courseId);
}
