/** What a list of courses is narrowed to. */
export interface CourseView<Filter extends string> {
  /** Words looked for in title and description. */
  search: string;
  filter: Filter;
}

/** A filter and its word in the address. The first of a list is the usual one and is left out of the address. */
export interface FilterWord<Filter extends string> {
  filter: Filter;
  word: string;
}

/** The filters of one list, the usual one first. */
export type FilterWords<Filter extends string> = readonly [FilterWord<Filter>, ...FilterWord<Filter>[]];

/** Names in the address, so that going back, reloading and sharing find the same list. */
const names = { search: 'busca', filter: 'mostrar' } as const;

/** Reads a view from the address; an unknown filter is the usual one. */
export function readCourseView<Filter extends string>(
  params: URLSearchParams,
  filters: FilterWords<Filter>,
): CourseView<Filter> {
  const word = params.get(names.filter);
  const [usual] = filters;
  const { filter } = filters.find((one) => one.word === word) ?? usual;
  return { search: params.get(names.search) ?? '', filter };
}

/** Writes a view as a query; what is usual is left out. */
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
