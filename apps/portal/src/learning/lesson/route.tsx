import { ArrowLeftIcon, PageLayout, SkeletonCard, SkeletonText, Stack, TextLink } from '@raiz/ui';
import { lessonMessages as messages } from '@raiz/ui/messages/learning';
import { useQuery } from '@tanstack/react-query';
import { toLoad } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { paths, to } from '../../shared/paths.ts';
import { usePathId } from '../../shared/useIds.ts';
import { ContentTitle } from '../shared/ContentTitle.tsx';
import { PremiumNotice } from '../shared/PremiumNotice.tsx';
import { useProfile } from '../shared/useProfile.ts';
import { CourseLesson } from './CourseLesson.tsx';
import { lessonQuery, titleAndCourse } from './lessonQuery.ts';
import { LessonView } from './LessonView.tsx';
import * as styles from './route.css.ts';

/** `/curso/aula/{aulaId}`: one lesson (docs/specification.md#lesson). */
export function Route() {
  const lessonId = usePathId('aulaId');
  return <LessonPage key={lessonId} lessonId={lessonId} />;
}

function LessonPage({ lessonId }: { lessonId: number | null }) {
  const profile = useProfile();
  const lesson = useQuery(lessonQuery(lessonId));
  const isAdmin = profile.data?.user.is_admin ?? false;
  // An unpublished lesson depends on the role: waits for it, so that nothing changes while being
  // read.
  const isRoleUnknown = profile.data === undefined && !profile.isFetchedAfterMount;
  const load = lesson.data && isRoleUnknown ? { state: 'loading' as const } : toLoad(lesson, messages.loadFailed);
  const { title, courseId } = titleAndCourse(load.state === 'ready' ? load.data : undefined);

  return (
    <PageLayout>
      <TextLink
        look="standalone"
        icon={<ArrowLeftIcon />}
        href={courseId === null ? paths.catalogue : to.course(courseId)}
      >
        {courseId === null ? messages.backToCatalogue : messages.back}
      </TextLink>
      <ContentTitle title={title} placeholder={messages.pageTitle} />
      <div className={styles.columns}>
        <Loaded load={load} loadingText={messages.loading} skeleton={<LessonSkeleton />}>
          {(read) => {
            if (read.kind === 'blocked') return <PremiumNotice content="lesson" />;
            if (courseId === null) return <LessonView lesson={read.lesson} lessonId={read.id} isAdmin={isAdmin} />;
            return <CourseLesson lesson={read.lesson} lessonId={read.id} courseId={courseId} isAdmin={isAdmin} />;
          }}
        </Loaded>
      </div>
    </PageLayout>
  );
}

function LessonSkeleton() {
  return (
    <Stack gap={24}>
      <SkeletonCard />
      <SkeletonText lines={6} />
    </Stack>
  );
}
