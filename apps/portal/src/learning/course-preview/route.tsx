import { BackLink, PageLayout } from '@raiz/ui';
import { coursePreviewMessages as messages } from '@raiz/ui/messages/learning';
import { toLoad } from '../../shared/reads/load.ts';
import { Loaded } from '../../shared/reads/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { usePathId } from '../../shared/useIds.ts';
import { ContentTitle } from '../shared/ContentTitle.tsx';
import { useCourse } from '../shared/courseQuery.ts';
import { useProfile } from '../shared/useProfile.ts';
import { CourseAside, CourseAsideSkeleton, CourseBodySkeleton } from '../shared/CourseAside.tsx';
import { CoursePreview } from './CoursePreview.tsx';
import { EnrolPanel } from './EnrolPanel.tsx';
import { useEnrolOffer } from './useEnrolOffer.ts';

/** `/curso-iniciar/{cursoId}`: a course before enrolment (docs/specification.md#course-preview). */
export function Route() {
  const courseId = usePathId('cursoId');
  const course = useCourse(courseId);
  const isAdmin = useProfile().data?.user.is_admin ?? false;
  // Waits for what the reader may do, so that nothing moves when its buttons appear.
  const isOfferUnknown = useEnrolOffer(course.data, false) === 'checking';
  const load = course.data && isOfferUnknown ? { state: 'loading' as const } : toLoad(course, messages.loadFailed);
  const read = load.state === 'ready' ? load.data : undefined;
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
          <CourseAside read={read}>
            <EnrolPanel read={read} />
          </CourseAside>
        ) : (
          load.state === 'loading' && <CourseAsideSkeleton />
        )
      }
    >
      <Loaded load={load} loadingText={messages.loading} skeleton={<CourseBodySkeleton />}>
        {(shown) => <CoursePreview read={shown} isAdmin={isAdmin} />}
      </Loaded>
    </PageLayout>
  );
}
