import { BrandMark, ButtonLink, EmptyState, Notice, PageLayout } from '@raiz/ui';
import { catalogueMessages, courseContentMessages } from '@raiz/ui/messages/learning';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useViewInAddress } from '../../shared/page/useViewInAddress.ts';
import { $api } from '../../shared/reads/queries.ts';
import { DroppedRows, Read } from '../../shared/reads/Read.tsx';
import { droppedRows, knownRows } from '../../shared/reads/rows.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { hasAbandoned } from '../shared/abandonedState.ts';
import { CoursesSkeleton } from '../shared/CoursesSkeleton.tsx';
import { type CourseView, readCourseView, writeCourseView } from '../shared/courseView.ts';
import { useMyCourses } from '../shared/useMyCourses.ts';
import { CatalogueCourses } from './CatalogueCourses.tsx';
import { type CatalogueFilter, catalogueFilters } from './catalogueFilters.ts';

const read = (params: URLSearchParams) => readCourseView(params, catalogueFilters);
const write = (view: CourseView<CatalogueFilter>) => writeCourseView(view, catalogueFilters);

/**
 * `/cursos`: the catalogue, for visitors and members. Marks a member's own courses if they can be
 * read (docs/specification.md#catalogue).
 */
export function Route() {
  const [view, onView] = useViewInAddress(read, write);
  const { state } = useLocation();
  const courses = $api.useQuery('get', '/courses');
  const isMember = useSession() !== null;
  const mine = useMyCourses();
  const own = isMember ? mine.courses.data : undefined;
  const enrolledIn = own ? new Set(knownRows(own).flatMap(({ id }) => id ?? [])) : null;
  // With the filter for own courses, waits for them instead of showing all courses first.
  const awaitsOwn = isMember && view.filter === 'enrolled' && !own && !mine.isUnknown;

  return (
    <PageLayout>
      <ScreenHeader
        actions={
          <ButtonLink variant="secondary" href={paths.myCourses}>
            {catalogueMessages.myCourses}
          </ButtonLink>
        }
      >
        {catalogueMessages.title}
      </ScreenHeader>
      {hasAbandoned(state) && <Notice tone="success">{courseContentMessages.abandon.success}</Notice>}
      <Read
        queries={[courses]}
        failed={catalogueMessages.loadFailed}
        waiting={courses.data !== undefined && awaitsOwn}
        loadingText={catalogueMessages.loading}
        skeleton={<CoursesSkeleton cards={6} />}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title={catalogueMessages.none}
              icon={<BrandMark size="large" />}
              action={<ButtonLink href={paths.home}>{catalogueMessages.goHome}</ButtonLink>}
            />
          ) : (
            <>
              {all.length > droppedRows(all) && (
                <CatalogueCourses courses={knownRows(all)} enrolledIn={enrolledIn} view={view} onView={onView} />
              )}
              <DroppedRows rows={all} />
            </>
          )
        }
      </Read>
    </PageLayout>
  );
}
