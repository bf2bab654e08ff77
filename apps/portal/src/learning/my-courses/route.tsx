import { ButtonLink, CertificateIcon, CourseIcon, EmptyState, Grid, Inline, PageLayout, SkeletonCard } from '@raiz/ui';
import { myCoursesMessages } from '@raiz/ui/messages/learning';
import { DroppedRows } from '../../shared/DroppedRows.tsx';
import { Loaded } from '../../shared/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { knownRows } from '../../shared/rows.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';
import { useViewInAddress } from '../../shared/useViewInAddress.ts';
import { CourseSearch } from '../shared/CourseSearch.tsx';
import { type CourseView, readCourseView, writeCourseView } from '../shared/courseView.ts';
import { toMemberLoad } from '../shared/toMemberLoad.ts';
import { useMyCourses } from '../shared/useMyCourses.ts';
import { MyCourseCard } from './MyCourseCard.tsx';
import { filterMyCourses, myCoursesFilters, type MyCoursesFilter } from './myCoursesFilters.ts';
import { ResumeCard } from './ResumeCard.tsx';

const read = (params: URLSearchParams) => readCourseView(params, myCoursesFilters);
const write = (view: CourseView<MyCoursesFilter>) => writeCourseView(view, myCoursesFilters);
const options = myCoursesFilters.map(({ filter: value }) => ({ value, label: myCoursesMessages.filterWords[value] }));

/**
 * `/perfil/cursos`: the courses the member is enrolled in, with the lesson to resume above them
 * (docs/specification.md#my-courses).
 */
export function Route() {
  const [view, onView] = useViewInAddress(read, write);
  const { profile, courses } = useMyCourses();
  return (
    <PageLayout>
      <Inline justify="between">
        <ScreenHeader>{myCoursesMessages.title}</ScreenHeader>
        <ButtonLink variant="secondary" icon={<CertificateIcon />} href={paths.certificates}>
          {myCoursesMessages.certificates}
        </ButtonLink>
      </Inline>
      <Loaded
        load={toMemberLoad(profile, courses, myCoursesMessages.loadFailed)}
        loadingText={myCoursesMessages.loading}
        skeleton={
          <Grid>
            <SkeletonCard cover />
            <SkeletonCard cover />
            <SkeletonCard cover />
          </Grid>
        }
      >
        {(mine) =>
          mine.length === 0 ? (
            <EmptyState
              title={myCoursesMessages.none}
              icon={<CourseIcon size="hero" />}
              action={<ButtonLink href={paths.catalogue}>{myCoursesMessages.goToCatalogue}</ButtonLink>}
            />
          ) : (
            <>
              <ResumeCard courses={knownRows(mine)} />
              <CourseSearch
                texts={myCoursesMessages}
                options={options}
                usual="all"
                view={view}
                onView={onView}
                courses={filterMyCourses(knownRows(mine), view.filter)}
                card={(course) => <MyCourseCard course={course} />}
              />
              <DroppedRows rows={mine} />
            </>
          )
        }
      </Loaded>
    </PageLayout>
  );
}
