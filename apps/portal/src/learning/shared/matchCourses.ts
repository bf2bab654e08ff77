import { fold } from '@raiz/ui/format';

/** The courses whose title or description contains every typed word, ignoring case and accents. */
export function matchCourses<Course extends { title: string | null; description: string | null }>(
  courses: readonly Course[],
  search: string,
): Course[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return courses.filter((course) => {
    const text = fold(`${course.title ?? ''} ${course.description ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
