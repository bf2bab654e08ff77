import {
  Button,
  ButtonLink,
  CourseIcon,
  EmptyState,
  Grid,
  Inline,
  Notice,
  PageLayout,
  SearchIcon,
  SkeletonCard,
} from '@raiz/ui';
import { catalogueMessages, courseContentMessages } from '@raiz/ui/messages/learning';
import { useRef } from 'react';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { CatalogueCard } from './CatalogueCard.tsx';
import { CatalogueSearch } from './CatalogueSearch.tsx';
import { type CatalogueCourse, matchCourses } from './matchCourses.ts';

export interface CatalogueScreenProps {
  load: Load<CatalogueCourse[]>;
  /** Ids of the courses the member is enrolled in; empty for visitors and while unknown. */
  enrolledIn: ReadonlySet<number>;
  /** What is being looked for; empty shows everything. */
  search: string;
  onSearch: (search: string) => void;
  /** The person comes from abandoning a course. */
  abandoned: boolean;
}

/** The course catalogue (spec, section 2). */
export function CatalogueScreen({ load, enrolledIn, search, onSearch, abandoned }: CatalogueScreenProps) {
  const field = useRef<HTMLInputElement>(null);

  function clear() {
    onSearch('');
    // The button goes away with the empty result: the focus must not.
    field.current?.focus();
  }

  return (
    <PageLayout>
      <Inline justify="between">
        <ScreenTitle>{catalogueMessages.title}</ScreenTitle>
        <ButtonLink variant="secondary" href={paths.myCourses}>
          {catalogueMessages.myCourses}
        </ButtonLink>
      </Inline>
      {abandoned && <Notice tone="success">{courseContentMessages.abandon.success}</Notice>}
      <Loaded
        load={load}
        loadingText={catalogueMessages.loading}
        skeleton={
          <Grid>
            {[1, 2, 3, 4, 5, 6].map((place) => (
              <SkeletonCard key={place} cover />
            ))}
          </Grid>
        }
      >
        {(courses) =>
          courses.length === 0 ? (
            <EmptyState title={catalogueMessages.none} icon={<CourseIcon size="hero" />} />
          ) : (
            <>
              <CatalogueSearch
                ref={field}
                value={search}
                found={matchCourses(courses, search).length}
                onChange={onSearch}
              />
              <FoundCourses courses={matchCourses(courses, search)} enrolledIn={enrolledIn} onClear={clear} />
            </>
          )
        }
      </Loaded>
    </PageLayout>
  );
}

interface FoundCoursesProps {
  courses: CatalogueCourse[];
  enrolledIn: ReadonlySet<number>;
  onClear: () => void;
}

function FoundCourses({ courses, enrolledIn, onClear }: FoundCoursesProps) {
  if (courses.length === 0) {
    return (
      <EmptyState
        title={catalogueMessages.noMatch}
        icon={<SearchIcon size="hero" />}
        action={<Button onClick={onClear}>{catalogueMessages.clear}</Button>}
      />
    );
  }
  return (
    <Grid as="ul">
      {courses.map((course) => (
        <li key={course.id}>
          <CatalogueCard course={course} enrolled={enrolledIn.has(course.id)} />
        </li>
      ))}
    </Grid>
  );
}
