import { normalizeForSearch, searchWords, hasWords } from '@raiz/ui/format';
import { oneOf, type Parameters, typedText } from '../../shared/page/viewInAddress.ts';

/** Search and filter of a list of courses. */
export interface CourseView<Filter extends string> {
  /** Words to find in title and description. */
  search: string;
  filter: Filter;
}

/** The view in the address. @param parameterValues The text of each filter in the address. */
export const courseParameters = <Filter extends string>(
  parameterValues: Readonly<Record<Filter, string>>,
  usual: NoInfer<Filter>,
): Parameters<CourseView<Filter>> => ({ search: typedText('busca'), filter: oneOf('mostrar', parameterValues, usual) });

/** The courses whose title or description contains every typed word, ignoring case and accents. */
export function matchCourses<Course extends { title: string | null; description: string | null }>(
  courses: readonly Course[],
  search: string,
): Course[] {
  const words = searchWords(search);
  return courses.filter((course) =>
    hasWords(normalizeForSearch(`${course.title ?? ''} ${course.description ?? ''}`), words),
  );
}
