import { Button, EmptyState, List, SearchField, VisuallyHidden } from '@raiz/ui';
import { countOf, formatCount } from '@raiz/ui/format';
import { courseMessages } from '@raiz/ui/messages/learning';
import { CountChips } from '@raiz/ui/table';
import { useRef, useState, type ReactNode } from 'react';
import { rowKeys } from '../../shared/reads/rows.ts';
import { matchCourses, type CourseView } from './courseView.ts';
import * as styles from './CourseSearch.css.ts';

/** The properties of a course that the search needs. */
interface ListedCourse {
  id: number | null;
  title: string | null;
  description: string | null;
}

export interface CourseSearchProps<Course extends ListedCourse, Filter extends string> {
  /** Labels of search and filter, and the texts shown when nothing matches. */
  texts: { search: string; filter: string; noMatch: string; clear: string };
  /** The available filters, in the order shown. */
  options: readonly { value: Filter; label: string }[];
  /** The filter that shows everything. */
  usual: Filter;
  /** Search and filter from the address. */
  view: CourseView<Filter>;
  /** Called with every change, to store it in the address. */
  onView: (changes: Partial<CourseView<Filter>>) => void;
  /** Number of all courses, before filter and search. */
  total: number;
  /** The courses that match a filter; the search narrows them further. */
  coursesOf: (filter: Filter) => readonly Course[];
  /** Renders one course. */
  card: (course: Course) => ReactNode;
  /** The course shown above the others, when it matches; null for none. */
  first?: Course | null;
  /** Renders that course. */
  firstCard?: (course: Course) => ReactNode;
}

/** Up to this number of courses there is no search, because all are visible. */
const fewCourses = 5;

/**
 * A list of courses with search and filter, and a button that clears both when nothing matches. A
 * list of few courses has neither, unless the address has a search or a filter.
 */
export function CourseSearch<Course extends ListedCourse, Filter extends string>(
  props: CourseSearchProps<Course, Filter>,
) {
  const { texts, options, usual, view, onView, total, coursesOf, card, first = null } = props;
  const field = useRef<HTMLInputElement>(null);
  const keyOf = rowKeys(coursesOf(view.filter));
  const foundIn = (filter: Filter) => matchCourses(coursesOf(filter), view.search);
  const found = foundIn(view.filter);
  const isUsed = view.search !== '' || view.filter !== usual;
  // Stays after its first use, so that the focused control does not unmount.
  const [wasUsed, setWasUsed] = useState(isUsed);
  if (isUsed && !wasUsed) setWasUsed(true);
  const isSearchable = total > fewCourses || wasUsed;
  const isFirstFound = first !== null && found.includes(first);
  const others = found.filter((course) => course !== first);

  function clear() {
    onView({ search: '', filter: usual });
    // The button unmounts with the empty state: moves the focus to the search.
    field.current?.focus();
  }

  return (
    <>
      {isSearchable && (
        <search className={styles.fields}>
          <div className={styles.search}>
            <SearchField
              ref={field}
              name="busca"
              label={texts.search}
              value={view.search}
              onChange={(search) => onView({ search })}
            />
          </div>
          <CountChips
            label={texts.filter}
            chips={options.map(({ value, label }) => ({
              id: value,
              label,
              count: formatCount(foundIn(value).length),
              pressed: value === view.filter,
            }))}
            onPress={(filter) => onView({ filter })}
          />
          <VisuallyHidden role="status">{countOf(found.length, courseMessages.courseCount)}</VisuallyHidden>
        </search>
      )}
      {found.length === 0 ? (
        <EmptyState
          title={texts.noMatch}
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
            <List className={styles.list}>
              {others.map((course) => (
                <li key={keyOf(course)} className={styles.item}>
                  {card(course)}
                </li>
              ))}
            </List>
          )}
        </>
      )}
    </>
  );
}
