import { fold, foldedWords, hasWords } from '@raiz/ui/format';

/** Search and filter of a list of courses. */
export interface CourseView<Filter extends string> {
  /** Words to find in title and description. */
  search: string;
  filter: Filter;
}

/** A filter and its word in the address. */
interface FilterWord<Filter extends string> {
  filter: Filter;
  word: string;
}

/** The filters of one list; the first is the default and is left out of the address. */
export type FilterWords<Filter extends string> = readonly [FilterWord<Filter>, ...FilterWord<Filter>[]];

/** Names of the query parameters. */
const names = { search: 'busca', filter: 'mostrar' } as const;

/** Reads a view from the query; an unknown filter becomes the default. */
export function readCourseView<Filter extends string>(
  params: URLSearchParams,
  filters: FilterWords<Filter>,
): CourseView<Filter> {
  const word = params.get(names.filter);
  const [standard] = filters;
  const { filter } = filters.find((one) => one.word === word) ?? standard;
  return { search: params.get(names.search) ?? '', filter };
}

/** Writes a view as a query, without the defaults. */
export function writeCourseView<Filter extends string>(
  { search, filter }: CourseView<Filter>,
  filters: FilterWords<Filter>,
): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set(names.search, search);
  const place = filters.findIndex((one) => one.filter === filter);
  const word = filters[place]?.word;
  if (place > 0 && word !== undefined) params.set(names.filter, word);
  return params;
}

/** The courses whose title or description contains every typed word, ignoring case and accents. */
export function matchCourses<Course extends { title: string | null; description: string | null }>(
  courses: readonly Course[],
  search: string,
): Course[] {
  const words = foldedWords(search);
  return courses.filter((course) => hasWords(fold(`${course.title ?? ''} ${course.description ?? ''}`), words));
}
