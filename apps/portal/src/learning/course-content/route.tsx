import { BackLink, PageLayout } from '@raiz/ui';
import { courseContentMessages as messages } from '@raiz/ui/messages/learning';
import { Read } from '../../shared/reads/Read.tsx';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { paths } from '../../shared/page/paths.ts';
import { usePathId } from '../../shared/page/ids.ts';
import { ContentTitle } from '../shared/ContentTitle.tsx';
import { useCourse } from '../shared/courseQuery.ts';
import { lastLessonOf } from '../../shared/courses/lastLessons.ts';
import { useIsEnrolled } from './useIsEnrolled.ts';
import { useProfile } from '../../shared/member/useProfile.ts';
import { CourseAsideSkeleton, CourseBodySkeleton } from '../shared/CourseAside.tsx';
import { CourseContent, CourseContentAside } from './CourseContent.tsx';

/** `/curso/{cursoId}`: a course for its students (docs/specification.md#course-content). */
export function Route() {
  const courseId = usePathId('cursoId');
  return <CoursePage key={courseId} courseId={courseId} />;
}

function CoursePage({ courseId }: { courseId: number | null }) {
  const course = useCourse(courseId);
  const profile = useProfile();
  const isEnrolled = useIsEnrolled(courseId);
  // Unpublished lessons depend on the role, and the main action on the enrolment: waits for both,
  // so that nothing changes while being read.
  const isRoleUnknown = stateOf(profile) === 'loading';
  const waiting = course.data !== undefined && (isRoleUnknown || isEnrolled === undefined);
  const read = waiting ? undefined : course.data;
  const reader = {
    isAdmin: profile.data?.user.is_admin ?? false,
    isEnrolled: isEnrolled ?? false,
    lastLessonId: lastLessonOf(profile.data?.user.id ?? null, courseId),
  };

  return (
    <PageLayout
      header={
        <ContentTitle
          title={course.data?.course.title ?? null}
          placeholder={messages.pageTitle}
          above={<BackLink href={paths.myCourses}>{messages.backToMyCourses}</BackLink>}
        />
      }
      narrowAside="above"
      stickyAside
      aside={
        read ? <CourseContentAside read={read} {...reader} /> : stateOf(course) !== 'failed' && <CourseAsideSkeleton />
      }
    >
      <Read
        queries={[course]}
        failed={messages.loadFailed}
        waiting={waiting}
        loadingText={messages.loading}
        skeleton={<CourseBodySkeleton />}
      >
        {(shown) => <CourseContent read={shown} {...reader} />}
      </Read>
    </PageLayout>
  );
}
