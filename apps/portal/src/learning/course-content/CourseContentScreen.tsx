import { ArrowLeftIcon, PageLayout, SkeletonCard, SkeletonText, TextLink } from '@raiz/ui';
import { courseContentMessages as messages } from '@raiz/ui/messages/learning';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import type { CourseRead } from '../shared/courseQuery.ts';
import { CourseContent } from './CourseContent.tsx';
import type { Abandonment } from './useAbandon.ts';

export interface CourseContentScreenProps {
  /** The course: loading, failed with its sentence and a retry, or ready. */
  load: Load<CourseRead>;
  /** Administrators see what is unpublished, too, and links to edit. */
  isAdmin: boolean;
  /** Undefined while it is not known. */
  isEnrolled: boolean | undefined;
  /** The lesson that was open last, or null. */
  lastLessonId: number | null;
  /** Whether giving up the course is asked for, under way or failed. */
  abandonment: Abandonment;
}

/** Course content (spec, section 2). */
export function CourseContentScreen({ load, ...reader }: CourseContentScreenProps) {
  const title = load.state === 'ready' ? load.data.course.title : null;
  return (
    <PageLayout width="reading">
      <TextLink look="standalone" icon={<ArrowLeftIcon />} href={paths.myCourses}>
        {messages.backToMyCourses}
      </TextLink>
      {/* The course's own title is a new heading, which takes the focus and is read aloud. */}
      <ScreenTitle key={title === null ? 'awaited' : 'known'}>{title ?? messages.pageTitle}</ScreenTitle>
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
        {(read) => <CourseContent read={read} {...reader} />}
      </Loaded>
    </PageLayout>
  );
}
