import { ArrowLeftIcon, PageLayout, SkeletonCard, SkeletonText, TextLink } from '@raiz/ui';
import { courseContentMessages as messages } from '@raiz/ui/messages/learning';
import { toLoad } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { usePathId } from '../../shared/useIds.ts';
import { ContentTitle } from '../shared/ContentTitle.tsx';
import { useCourse } from '../shared/courseQuery.ts';
import { lastLessonOf } from '../../shared/courses/lastLessons.ts';
import { useMyCourses } from '../shared/useMyCourses.ts';
import { CourseContent } from './CourseContent.tsx';

/** `/curso/{cursoId}`: a course for its students (docs/specification.md#course-content). */
export function Route() {
  const courseId = usePathId('cursoId');
  return <CoursePage key={courseId} courseId={courseId} />;
}

function CoursePage({ courseId }: { courseId: number | null }) {
  const course = useCourse(courseId);
  const { profile, courses, isUnknown } = useMyCourses();
  // Unpublished lessons depend on the role: waits for it, so that nothing changes while being read.
  const isRoleUnknown = profile.data === undefined && !profile.isFetchedAfterMount;
  const load = course.data && isRoleUnknown ? { state: 'loading' as const } : toLoad(course, messages.loadFailed);
  // When the enrolment is unknown, offers to abandon the course: the server decides. A row without
  // an
  // id may be this course.
  const isEnrolled = isUnknown || courses.data?.some((one) => (one?.id ?? courseId) === courseId);

  return (
    <PageLayout content="reading">
      <TextLink look="standalone" icon={<ArrowLeftIcon />} href={paths.myCourses}>
        {messages.backToMyCourses}
      </TextLink>
      <ContentTitle title={load.state === 'ready' ? load.data.course.title : null} placeholder={messages.pageTitle} />
      <Loaded
        load={load}
        loadingText={messages.loading}
        skeleton={
          <>
            <SkeletonText lines={2} />
            <SkeletonCard />
            <SkeletonCard />
          </>
        }
      >
        {(read) => (
          <CourseContent
            read={read}
            isAdmin={profile.data?.user.is_admin ?? false}
            isEnrolled={isEnrolled}
            lastLessonId={lastLessonOf(profile.data?.user.id ?? null, courseId)}
          />
        )}
      </Loaded>
    </PageLayout>
  );
}
