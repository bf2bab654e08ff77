import { ArrowLeftIcon, PageLayout, SkeletonCard, SkeletonText, TextLink } from '@raiz/ui';
import { coursePreviewMessages as messages } from '@raiz/ui/messages/learning';
import { toLoad } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { usePathId } from '../../shared/useIds.ts';
import { ContentTitle } from '../shared/ContentTitle.tsx';
import { useCourse } from '../shared/courseQuery.ts';
import { useProfile } from '../shared/useProfile.ts';
import { CoursePreview } from './CoursePreview.tsx';

/** `/curso-iniciar/{cursoId}`: a course before enrolment (docs/specification.md#course-preview). */
export function Route() {
  const courseId = usePathId('cursoId');
  const course = useCourse(courseId);
  const isAdmin = useProfile().data?.user.is_admin ?? false;
  return (
    <PageLayout content="reading" key={courseId}>
      <TextLink look="standalone" icon={<ArrowLeftIcon />} href={paths.catalogue}>
        {messages.backToCatalogue}
      </TextLink>
      <ContentTitle title={course.data?.course.title ?? null} placeholder={messages.pageTitle} />
      <Loaded
        load={toLoad(course, messages.loadFailed)}
        loadingText={messages.loading}
        skeleton={
          <>
            <SkeletonText />
            <SkeletonCard />
            <SkeletonCard />
          </>
        }
      >
        {(read) => <CoursePreview read={read} isAdmin={isAdmin} />}
      </Loaded>
    </PageLayout>
  );
}
