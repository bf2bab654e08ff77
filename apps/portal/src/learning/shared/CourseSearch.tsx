import { Button, EmptyState, Grid, SearchIcon, type SelectOption } from '@raiz/ui';
import { type ReactNode, useRef } from 'react';
import { CourseFinder } from './CourseFinder.tsx';
import type { CourseView } from './courseView.ts';
import { matchCourses } from './matchCourses.ts';

/** What every list of courses has. */
interface ListedCourse {
  id: number;
  title: string;
  description?: string | null;
}

export interface CourseSearchProps<Course extends ListedCourse, Filter extends string> {
  /** Labels of search and filter, and what stands where nothing matches. */
  texts: { search: string; filter: string; noMatch: string; clear: string };
  /** The filters to choose from, the first of them for all courses. */
  options: readonly SelectOption<Filter>[];
  /** The filter that shows everything. */
  usual: Filter;
  /** What is looked for and shown, as the address has it. */
  view: CourseView<Filter>;
  /** Called with every change; the address keeps it. */
  onView: (changes: Partial<CourseView<Filter>>) => void;
  /** The courses that the filter leaves; the search narrows them further. */
  courses: readonly Course[];
  /** Draws one course that was found. */
  card: (course: Course) => ReactNode;
}

/** A list of courses with search and filter above it, and a way back where nothing matches. */
export function CourseSearch<Course extends ListedCourse, Filter extends string>(
  props: CourseSearchProps<Course, Filter>,
) {
  const { texts, options, usual, view, onView, courses, card } = props;
  const field = useRef<HTMLInputElement>(null);
  const found = matchCourses(courses, view.search);

  function clear() {
    onView({ search: '', filter: usual });
    // The button goes away with the empty result: the focus must not.
    field.current?.focus();
  }

  return (
    <>
      <CourseFinder
        ref={field}
        searchLabel={texts.search}
        filterLabel={texts.filter}
        options={options}
        view={view}
        found={found.length}
        onChange={onView}
      />
      {found.length === 0 ? (
        <EmptyState
          title={texts.noMatch}
          icon={<SearchIcon size="hero" />}
          action={<Button onClick={clear}>{texts.clear}</Button>}
        />
      ) : (
        <Grid as="ul">
          {found.map((course) => (
            <li key={course.id}>{card(course)}</li>
          ))}
        </Grid>
      )}
    </>
  );
}
