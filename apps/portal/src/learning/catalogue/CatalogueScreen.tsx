import { ButtonLink, CourseIcon, EmptyState, Grid, Inline, Notice, PageLayout, SkeletonCard } from '@raiz/ui';
import { catalogueMessages, courseContentMessages } from '@raiz/ui/messages/learning';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import type { CourseView } from '../shared/courseView.ts';
import { CatalogueCourses } from './CatalogueCourses.tsx';
import type { CatalogueCourse, CatalogueFilter } from './catalogueFilters.ts';

export interface CatalogueScreenProps {
  /** The published courses: loading, failed with its sentence and a retry, or ready. */
  load: Load<CatalogueCourse[]>;
  /** Ids of the courses the member is enrolled in; null for visitors and while unknown. */
  enrolledIn: ReadonlySet<number> | null;
  /** What is looked for and shown, as the address has it. */
  view: CourseView<CatalogueFilter>;
  /** Called with every change; the address keeps it. */
  onView: (changes: Partial<CourseView<CatalogueFilter>>) => void;
  /** The person comes from abandoning a course. */
  abandoned: boolean;
}

/** The course catalogue (spec, section 2). */
export function CatalogueScreen({ load, abandoned, ...list }: CatalogueScreenProps) {
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
            <CatalogueCourses courses={courses} {...list} />
          )
        }
      </Loaded>
    </PageLayout>
  );
}
