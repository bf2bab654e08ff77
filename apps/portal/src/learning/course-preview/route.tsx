import { BackLink, PageLayout } from '@raiz/ui';
import { coursePreviewMessages as messages } from '@raiz/ui/messages/learning';
import { toLoad } from '../../shared/reads/load.ts';
import { Loaded } from '../../shared/reads/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { usePathId } from '../../shared/ids.ts';
import { ContentTitle } from '../shared/ContentTitle.tsx';
import { useCourse } from '../shared/courseQuery.ts';
import { useProfile } from '../shared/useProfile.ts';
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
  const load =
    course.data && offer === 'checking' ? { state: 'loading' as const } : toLoad(course, messages.loadFailed);
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
          <PreviewAside read={read} isAdmin={isAdmin} isEnrolled={offer === 'enrolled'} />
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
