import { isCourseCompleted } from '@raiz/api-client/rules';
import { Badge, ButtonLink, CourseCard, EmptyState, Inline, Notice, PageLayout, Skeleton } from '@raiz/ui';
import { emptyValue, formatPercent } from '@raiz/ui/format';
import { catalogueMessages, courseContentMessages, courseMessages } from '@raiz/ui/messages/learning';
import { useLocation } from 'react-router-dom';
import { paths, pathTo } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useViewInAddress } from '../../shared/page/viewInAddress.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { useAllSettled } from '../../shared/reads/useAllSettled.ts';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { droppedRows, nonNullRows } from '../../shared/reads/rows.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { CourseBadge } from '../shared/CourseBadge.tsx';
import { CourseSearch } from '../shared/CourseSearch.tsx';
import type { CourseView } from '../shared/courseView.ts';
import { hasAbandoned, useMyCourses } from '../shared/useMyCourses.ts';
import {
  catalogueParameters,
  filterCourses,
  isEnrolled,
  offeredFilters,
  type CatalogueCourse,
  type CatalogueFilter,
  type Enrolments,
} from './catalogueFilters.ts';

/**
 * `/cursos`: the catalogue, for visitors and members. Marks a member's own courses if their read
 * succeeds (docs/specification.md#catalogue).
 */
export function Route() {
  const [view, onView] = useViewInAddress(catalogueParameters);
  const { state } = useLocation();
  const courses = $api.useQuery('get', '/courses');
  const isMember = useSession() !== null;
  const mine = useMyCourses();
  const own = isMember ? mine.courses.data : undefined;
  const enrolledIn = own ? new Map(nonNullRows(own).map(({ id, progress }) => [id, progress])) : null;
  // Waits for the member's own courses, because their filter and badges would shift the page. The
  // filter for own courses waits without a limit.
  const settled = useAllSettled(isMember && !mine.isUnknown ? [courses, mine.courses] : [courses]);
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
      <QueryBoundary
        queries={[courses]}
        failed={catalogueMessages.loadFailed}
        waiting={courses.data !== undefined && (awaitsOwn || !settled)}
        loadingText={catalogueMessages.loading}
        skeleton={
          <>
            <Skeleton kind="field" />
            <Skeleton kind="cards" />
          </>
        }
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              title={catalogueMessages.none}
              action={<ButtonLink href={paths.home}>{catalogueMessages.goHome}</ButtonLink>}
            />
          ) : (
            <>
              {all.length > droppedRows(all) && (
                <CatalogueCourses courses={nonNullRows(all)} enrolledIn={enrolledIn} view={view} onView={onView} />
              )}
              <DroppedRows rows={all} />
            </>
          )
        }
      </QueryBoundary>
    </PageLayout>
  );
}

interface CatalogueCoursesProps {
  /** All published courses. */
  courses: readonly CatalogueCourse[];
  /** The progress in each course the member is enrolled in, by its id; null for visitors and while unknown. */
  enrolledIn: Enrolments | null;
  /** Search and filter from the address. */
  view: CourseView<CatalogueFilter>;
  /** Called with every change, to store it in the address. */
  onView: (changes: Partial<CourseView<CatalogueFilter>>) => void;
}

/** The courses of the catalogue, with search and filter above them. */
function CatalogueCourses({ courses, enrolledIn, view, onView }: CatalogueCoursesProps) {
  const offered = offeredFilters(enrolledIn);
  // The address may have a filter that the user cannot choose.
  const filter = offered.includes(view.filter) ? view.filter : 'all';
  return (
    <CourseSearch
      texts={catalogueMessages}
      options={offered.map((value) => ({ value, label: catalogueMessages.filterLabels[value] }))}
      usual="all"
      view={{ ...view, filter }}
      onView={onView}
      total={courses.length}
      coursesOf={(one) => filterCourses(courses, one, enrolledIn)}
      card={(course) => (
        <CatalogueCard
          course={course}
          enrolled={isEnrolled(course, enrolledIn)}
          progress={enrolledIn?.get(course.id) ?? null}
        />
      )}
    />
  );
}

interface CatalogueCardProps {
  /** As received: unknown fields are null. */
  course: CatalogueCourse;
  /** Whether the member is enrolled; false for visitors. */
  enrolled: boolean;
  /** The member's progress in percent; null without any, or when unknown. */
  progress: number | null;
}

/** "Inscrito", "Inscrito · 50%", or "Concluído". */
function enrolledText(progress: number | null): string {
  if (isCourseCompleted(progress)) return catalogueMessages.completed;
  return progress ? catalogueMessages.enrolledAt({ percent: formatPercent(progress) }) : catalogueMessages.enrolled;
}

/** One course of the catalogue; the whole card links to its preview. */
function CatalogueCard({ course, enrolled, progress }: CatalogueCardProps) {
  return (
    <CourseCard
      href={course.id === null ? null : pathTo.coursePreview(course.id)}
      courseId={course.id ?? course.title ?? ''}
      progress={progress}
      title={course.title ?? emptyValue}
      description={course.description?.trim() || courseMessages.noDescription}
      badges={
        <Inline gap={8}>
          <CourseBadge isPremium={course.is_premium} />
          {enrolled && <Badge tone="done">{enrolledText(progress)}</Badge>}
        </Inline>
      }
      phone="row"
    />
  );
}
