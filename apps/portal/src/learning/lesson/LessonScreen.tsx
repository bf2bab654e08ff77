import type { Schemas } from '@raiz/api-client';
import { ArrowLeftIcon, PageLayout, SkeletonCard, SkeletonText, Stack, TextLink } from '@raiz/ui';
import { lessonMessages as messages } from '@raiz/ui/messages/learning';
import type { ReactNode } from 'react';
import { paths, to } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { PremiumNotice } from '../shared/PremiumNotice.tsx';
import type { LessonRead } from './lessonQuery.ts';
import * as styles from './LessonScreen.css.ts';

export interface LessonScreenProps {
  /** The lesson: loading, failed with its sentence and a retry, blocked, or ready. */
  load: Load<LessonRead>;
  /** What a lesson that is open to its reader shows: itself, and the outline of its course beside it. */
  openLesson: (lesson: Schemas['Aula']) => ReactNode;
}

/** The title and the course of whatever was read. */
function facts(load: Load<LessonRead>): { title: string | null; courseId: number | null } {
  if (load.state !== 'ready') return { title: null, courseId: null };
  if (load.data.kind === 'blocked') return load.data;
  return { title: load.data.lesson.title, courseId: load.data.lesson.course_id ?? null };
}

/** Lesson (spec, section 2). */
export function LessonScreen({ load, openLesson }: LessonScreenProps) {
  const { title, courseId } = facts(load);
  return (
    <PageLayout>
      <TextLink
        look="standalone"
        icon={<ArrowLeftIcon />}
        href={courseId === null ? paths.catalogue : to.course(courseId)}
      >
        {courseId === null ? messages.backToCatalogue : messages.back}
      </TextLink>
      {/* The lesson's own title is a new heading, which takes the focus and is read aloud. */}
      <ScreenTitle key={title === null ? 'awaited' : 'known'}>{title?.trim() || messages.pageTitle}</ScreenTitle>
      <div className={styles.columns}>
        <Loaded
          load={load}
          loadingText={messages.loading}
          skeleton={
            <Stack gap={24}>
              <SkeletonCard />
              <SkeletonText lines={6} />
            </Stack>
          }
        >
          {(read) => (read.kind === 'blocked' ? <PremiumNotice content="lesson" /> : openLesson(read.lesson))}
        </Loaded>
      </div>
    </PageLayout>
  );
}
