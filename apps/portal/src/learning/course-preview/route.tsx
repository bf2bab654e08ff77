import { BackLink, PageLayout } from '@raiz/ui';
import { coursePreviewMessages as messages } from '@raiz/ui/messages/learning';
import { Read } from '../../shared/reads/Read.tsx';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { paths } from '../../shared/page/paths.ts';
import { usePathId } from '../../shared/page/ids.ts';
import { ContentTitle } from '../shared/ContentTitle.tsx';
import { useCourse } from '../shared/courseQuery.ts';
import { useProfile } from '../../shared/member/useProfile.ts';
import { CourseAsideSkeleton, CourseBodySkeleton } from '../shared/CourseAside.tsx';
import { CoursePreview } from './CoursePreview.tsx';
import { PreviewAside } from './PreviewAside.tsx';
import { useEnrolOffer } from './useEnrolOffer.ts';

/** `/curso-iniciar/{cursoId}`: a course before enrolment (docs/specification.md#course-preview). */
export function Route() {
  const courseId = usePathId('cursoId');
  const course = useCourse(courseId);
  const isAdmin = useProfile().data?.user.is_admin ?? false;
  // Waits for what the reader may do, so that nothing moves when its buttons appear.
  const offer = useEnrolOffer(course.data, false);
  const waiting = course.data !== undefined && offer === 'checking';
  const read = waiting ? undefined : course.data;
  return (
    <PageLayout
      key={courseId}
      header={
        <ContentTitle
          title={course.data?.course.title ?? null}
          placeholder={messages.pageTitle}
          above={<BackLink href={paths.catalogue}>{messages.backToCatalogue}</BackLink>}
        />
      }
      narrowAside="above"
      stickyAside
      aside={
        read ? (
          <PreviewAside read={read} isAdmin={isAdmin} isEnrolled={offer === 'enrolled'} />
        ) : (
          stateOf(course) !== 'failed' && <CourseAsideSkeleton />
        )
      }
    >
      <Read
        queries={[course]}
        failed={messages.loadFailed}
        waiting={waiting}
        loadingText={messages.loading}
        skeleton={<CourseBodySkeleton />}
      >
        {(shown) => <CoursePreview read={shown} isAdmin={isAdmin} />}
      </Read>
    </PageLayout>
  );
}
