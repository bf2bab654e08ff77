import { BackLink, PageLayout, SkeletonCard } from '@raiz/ui';
import { coursePreviewMessages as messages, courseWordsMessages as words } from '@raiz/ui/messages/learning';
import { toLoad } from '../../shared/reads/load.ts';
import { Loaded } from '../../shared/reads/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { usePathId } from '../../shared/useIds.ts';
import { ContentTitle } from '../shared/ContentTitle.tsx';
import { useCourse } from '../shared/courseQuery.ts';
import { useProfile } from '../shared/useProfile.ts';
import { CourseAside, CourseAsideSkeleton } from '../shared/CourseAside.tsx';
import { CoursePreview } from './CoursePreview.tsx';
import { EnrolPanel } from './EnrolPanel.tsx';

/** `/curso-iniciar/{cursoId}`: a course before enrolment (docs/specification.md#course-preview). */
export function Route() {
  const courseId = usePathId('cursoId');
  const course = useCourse(courseId);
  const isAdmin = useProfile().data?.user.is_admin ?? false;
  const load = toLoad(course, messages.loadFailed);
  const read = course.data;
  return (
    <PageLayout
      key={courseId}
      header={
        <ContentTitle
          title={read?.course.title ?? null}
          placeholder={messages.pageTitle}
          above={<BackLink href={paths.catalogue}>{messages.backToCatalogue}</BackLink>}
          lead={read && (read.course.description?.trim() || words.noDescription)}
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
      <Loaded load={load} loadingText={messages.loading} skeleton={<SkeletonCard lines={6} />}>
        {(shown) => <CoursePreview read={shown} isAdmin={isAdmin} />}
      </Loaded>
    </PageLayout>
  );
}
