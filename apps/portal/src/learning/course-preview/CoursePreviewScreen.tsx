import { ArrowLeftIcon, PageLayout, SkeletonCard, SkeletonText, TextLink } from '@raiz/ui';
import { coursePreviewMessages as messages } from '@raiz/ui/messages/learning';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import type { CourseRead } from '../shared/courseQuery.ts';
import { CoursePreview } from './CoursePreview.tsx';

export interface CoursePreviewScreenProps {
  /** The course: loading, failed with its sentence and a retry, or ready. */
  load: Load<CourseRead>;
  /** Administrators find unpublished lessons marked '(não publicada)'. */
  isAdmin: boolean;
  /** The way into the course that was read. */
  enrolPanel: (read: CourseRead) => ReactNode;
}

/** Course preview and enrolment (spec, section 2). */
export function CoursePreviewScreen({ load, isAdmin, enrolPanel }: CoursePreviewScreenProps) {
  const title = load.state === 'ready' ? load.data.course.title : null;
  return (
    <PageLayout width="reading">
      <TextLink look="standalone" icon={<ArrowLeftIcon />} href={paths.catalogue}>
        {messages.backToCatalogue}
      </TextLink>
      {/* The course's own title is a new heading, which takes the focus and is read aloud. */}
      <ScreenTitle key={title === null ? 'awaited' : 'known'}>{title ?? messages.pageTitle}</ScreenTitle>
      <Loaded
        load={load}
        loadingText={messages.loading}
        skeleton={
          <>
            <SkeletonText />
            <SkeletonCard />
            <SkeletonCard />
          </>
        }
      >
        {(read) => <CoursePreview course={read.course} isAdmin={isAdmin} enrolPanel={enrolPanel(read)} />}
      </Loaded>
    </PageLayout>
  );
}
