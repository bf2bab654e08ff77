import { BrandMark, ButtonLink, CertificateIcon, EmptyState, PageLayout } from '@raiz/ui';
import { myCoursesMessages } from '@raiz/ui/messages/learning';
import { courseToResume } from '../../shared/courses/courseToResume.ts';
import { lastLessons } from '../../shared/courses/lastLessons.ts';
import { useProfile } from '../../shared/member/useProfile.ts';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useViewInAddress } from '../../shared/page/useViewInAddress.ts';
import { DroppedRows, Read } from '../../shared/reads/Read.tsx';
import { droppedRows, hasId, knownRows } from '../../shared/reads/rows.ts';
import { CourseSearch } from '../shared/CourseSearch.tsx';
import { CoursesSkeleton } from '../shared/CoursesSkeleton.tsx';
import { type CourseView, readCourseView, writeCourseView } from '../shared/courseView.ts';
import { memberFailure, useMyCourses } from '../shared/useMyCourses.ts';
import { MyCourseCard } from './MyCourseCard.tsx';
import { type EnrolledCourse, filterMyCourses, myCoursesFilters, type MyCoursesFilter } from './myCoursesFilters.ts';
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
  const { member, courses } = useMyCourses();
  return (
    <PageLayout>
      <ScreenHeader
        actions={
          <ButtonLink variant="secondary" icon={<CertificateIcon />} href={paths.certificates}>
            {myCoursesMessages.certificates}
          </ButtonLink>
        }
      >
        {myCoursesMessages.title}
      </ScreenHeader>
      <Read
        queries={[member, courses]}
        failed={memberFailure(member, myCoursesMessages.loadFailed)}
        loadingText={myCoursesMessages.loading}
        skeleton={<CoursesSkeleton cards={3} first />}
      >
        {(_id, mine) =>
          mine.length === 0 ? (
            <EmptyState
              title={myCoursesMessages.none}
              icon={<BrandMark size="large" />}
              action={<ButtonLink href={paths.catalogue}>{myCoursesMessages.goToCatalogue}</ButtonLink>}
            />
          ) : (
            <>
              {mine.length > droppedRows(mine) && <MyCourses courses={knownRows(mine)} view={view} onView={onView} />}
              <DroppedRows rows={mine} />
            </>
          )
        }
      </Read>
    </PageLayout>
  );
}

interface MyCoursesProps {
  courses: readonly EnrolledCourse[];
  view: CourseView<MyCoursesFilter>;
  onView: (changes: Partial<CourseView<MyCoursesFilter>>) => void;
}

function MyCourses({ courses, view, onView }: MyCoursesProps) {
  const userId = useProfile().data?.user.id ?? null;
  return (
    <CourseSearch
      texts={myCoursesMessages}
      options={options}
      usual="all"
      view={view}
      onView={onView}
      courses={filterMyCourses(courses, view.filter)}
      card={(course) => <MyCourseCard course={course} />}
      first={courseToResume(courses, userId === null ? [] : lastLessons(userId))}
      firstCard={(course) => hasId(course) && <ResumeCard course={course} />}
    />
  );
}
