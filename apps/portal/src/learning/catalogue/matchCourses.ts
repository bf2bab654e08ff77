import type { Schemas } from '@raiz/api-client';
import { fold } from '@raiz/ui/format';

/** A course of the catalogue. */
export type CatalogueCourse = Schemas['Curso'];

/** The courses whose title or description holds every word that was typed, whatever its case and accents. */
export function matchCourses(courses: readonly CatalogueCourse[], search: string): CatalogueCourse[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return courses.filter((course) => {
    const text = fold(`${course.title} ${course.description ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
