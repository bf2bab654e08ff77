import {
  Button,
  EmptyState,
  SearchIcon,
  SelectField,
  SkeletonCard,
  Text,
  TextField,
  type SelectOption,
} from '@raiz/ui';
import { countOf } from '@raiz/ui/format';
import { courseWordsMessages } from '@raiz/ui/messages/learning';
import { useRef, type ReactNode, type Ref } from 'react';
import { rowKey } from '../../shared/reads/rows.ts';
import { matchCourses, type CourseView } from './courseView.ts';
import * as styles from './CourseSearch.css.ts';

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

interface CourseFinderProps<Filter extends string> {
  /** Label of the search field. */
  searchLabel: string;
  /** Label of the filter. */
  filterLabel: string;
  /** The available filters, in the order shown. */
  options: readonly SelectOption<Filter>[];
  /** Search and filter, as the address has them. */
  view: CourseView<Filter>;
  /** How many courses match. */
  found: number;
  /** Called with what has changed. */
  onChange: (changes: Partial<CourseView<Filter>>) => void;
  /** The search field, to give it the focus. */
  ref: Ref<HTMLInputElement>;
}

/** Search and filter of a list of courses; shows and announces how many match. */
function CourseFinder<Filter extends string>(props: CourseFinderProps<Filter>) {
  const { searchLabel, filterLabel, options, view, found, onChange, ref } = props;
  return (
    <search className={styles.fields}>
      <div className={styles.search}>
        <TextField
          ref={ref}
          type="search"
          name="busca"
          label={searchLabel}
          optionalText=""
          value={view.search}
          onChange={(search) => onChange({ search })}
        />
      </div>
      <div className={styles.filter}>
        <SelectField
          name="mostrar"
          label={filterLabel}
          optionalText=""
          options={options}
          value={view.filter}
          onChange={(filter) => onChange({ filter })}
        />
      </div>
      <div role="status" className={styles.count}>
        <Text as="span" size="small" tone="muted">
          {countOf(found, courseWordsMessages.courseCount)}
        </Text>
      </div>
    </search>
  );
}

interface CoursesSkeletonProps {
  /** Number of cards. */
  cards: number;
  /**
   * Whether a large card comes first.
   * @default false
   */
  first?: boolean;
}

/** A list of courses while it loads, with space for search and filter. Use it inside Loading. */
export function CoursesSkeleton({ cards, first = false }: CoursesSkeletonProps) {
  return (
    <>
      <div className={styles.fieldsSkeleton} />
      {first && <SkeletonCard lines={4} />}
      <div className={styles.list}>
        {Array.from({ length: cards }, (_, place) => (
          <div key={place} className={styles.item}>
            <SkeletonCard cover />
          </div>
        ))}
      </div>
    </>
  );
}
