import { Button, EmptyState, SearchIcon, type SelectOption } from '@raiz/ui';
import { type ReactNode, useRef } from 'react';
import { CourseFinder } from './CourseFinder.tsx';
import type { CourseView } from './courseView.ts';
import { rowKey } from '../../shared/reads/rows.ts';
import * as styles from './CourseSearch.css.ts';
import { matchCourses } from './matchCourses.ts';

/** What the search needs of a course. */
interface ListedCourse {
  id: number | null;
  title: string | null;
  description: string | null;
}

export interface CourseSearchProps<Course extends ListedCourse, Filter extends string> {
  /** Labels of search and filter, and the texts shown when nothing matches. */
  texts: { search: string; filter: string; noMatch: string; clear: string };
  /** The available filters, in the order shown. */
  options: readonly SelectOption<Filter>[];
  /** The filter that shows everything. */
  usual: Filter;
  /** Search and filter, as the address has them. */
  view: CourseView<Filter>;
  /** Called with every change; the address keeps it. */
  onView: (changes: Partial<CourseView<Filter>>) => void;
  /** The courses that match the filter; the search narrows them further. */
  courses: readonly Course[];
  /** Renders one course. */
  card: (course: Course) => ReactNode;
  /** The course shown above the others, when it matches; null for none. */
  first?: Course | null;
  /** Renders that course. */
  firstCard?: (course: Course) => ReactNode;
}

/** A list of courses with search and filter, and a button that clears both when nothing matches. */
export function CourseSearch<Course extends ListedCourse, Filter extends string>(
  props: CourseSearchProps<Course, Filter>,
) {
  const { texts, options, usual, view, onView, courses, card, first = null } = props;
  const field = useRef<HTMLInputElement>(null);
  const found = matchCourses(courses, view.search);
  const isFirstFound = first !== null && found.includes(first);
  const others = found.filter((course) => course !== first);

  function clear() {
    onView({ search: '', filter: usual });
    // The button is removed with the empty state; keeps the focus in the search.
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
          action={
            <Button variant="secondary" onClick={clear}>
              {texts.clear}
            </Button>
          }
        />
      ) : (
        <>
          {isFirstFound && props.firstCard?.(first)}
          {others.length > 0 && (
            <ul className={styles.list}>
              {others.map((course, index) => (
                <li key={rowKey(course, index)} className={styles.item}>
                  {card(course)}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </>
  );
}
