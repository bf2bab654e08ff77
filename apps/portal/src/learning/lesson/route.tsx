import { PageLayout, Skeleton } from '@raiz/ui';
import { lessonMessages as messages } from '@raiz/ui/messages/learning';
import { useQuery } from '@tanstack/react-query';
import { useProfile } from '../../shared/member/useProfile.ts';
import { usePathId } from '../../shared/page/ids.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { lessonOf, withTick } from '../shared/courseFacts.ts';
import { useCourse } from '../shared/useCourse.ts';
import { BlockedLesson, CourseLesson, LessonView } from './CourseLesson.tsx';
import { LessonHeader } from './LessonHeader.tsx';
import { LessonRail, OutlineButton, RailSkeleton } from './LessonOutline.tsx';
import { findLessonPosition, neighbours } from './lessonPosition.ts';
import { lessonQuery, titleAndCourse } from './lessonQuery.ts';
import { useCompletion } from './useCompletion.ts';

/** `/curso/aula/{aulaId}`: one lesson (docs/specification.md#lesson). */
export function Route() {
  const lessonId = usePathId('aulaId');
  return <LessonPage key={lessonId} lessonId={lessonId} />;
}

function LessonPage({ lessonId }: { lessonId: number | null }) {
  const profile = useProfile();
  const lesson = useQuery(lessonQuery(lessonId));
  const isAdmin = profile.data?.user.is_admin ?? false;
  // An unpublished lesson depends on the role: waits for it, so that the page does not change while
  // the user reads it.
  const waiting = lesson.data !== undefined && stateOf(profile) === 'loading';
  const read = waiting ? undefined : lesson.data;
  const isLoading = waiting || stateOf(lesson) === 'loading';
  const { title, courseId } = titleAndCourse(read);
  const openId = read?.kind === 'open' ? read.id : null;

  const listing = useCourse(courseId ?? undefined);
  const listed = listing.data;
  const ids = courseId === null || openId === null ? null : { courseId, lessonId: openId };
  const completion = useCompletion(ids, listed && ids && lessonOf(listed.course, ids.lessonId)?.completed);
  const course = listed && ids ? withTick(listed, ids.lessonId, completion.completed) : listed;
  const others = $api.useQuery(
    'get',
    '/courses/{courseId}/ordered-lessons',
    { params: { path: { courseId: courseId ?? 0 } } },
    { enabled: ids !== null, select: (rows) => neighbours(rows, openId ?? 0, isAdmin) },
  );
  const lessonPosition = course && read ? findLessonPosition(course.course, read.id, isAdmin) : null;
  const outline = read && { lessonId: read.id, isAdmin };

  return (
    <PageLayout
      header={
        <LessonHeader
          title={title}
          courseId={isLoading ? undefined : courseId}
          courseTitle={course?.course.title}
          lessonPosition={lessonPosition}
          outline={course && outline && <OutlineButton {...outline} read={course} lessonPosition={lessonPosition} />}
          hasPosition={isLoading || courseId !== null}
          editId={isAdmin ? openId : null}
          isUnpublished={isAdmin && read?.kind === 'open' && read.lesson.published !== 1}
        />
      }
      content="video"
      isLoading={isLoading}
      stickyAside
      aside={
        // A failed course leaves it empty, so that the width of the content does not change.
        isLoading || courseId !== null ? (
          <>
            {course && outline && <LessonRail {...outline} read={course} />}
            {!course && stateOf(listing) === 'loading' && <RailSkeleton />}
          </>
        ) : undefined
      }
    >
      <QueryBoundary
        queries={[lesson]}
        failed={messages.loadFailed}
        waiting={waiting}
        loadingText={messages.loading}
        skeleton={
          <>
            <Skeleton kind="box" />
            <Skeleton kind="text" rows={4} />
          </>
        }
      >
        {(shown) => {
          if (shown.kind === 'blocked') return <BlockedLesson courseId={shown.courseId} />;
          if (courseId === null) return <LessonView lesson={shown.lesson} isAdmin={isAdmin} />;
          return (
            <CourseLesson
              lesson={shown.lesson}
              lessonId={shown.id}
              courseId={courseId}
              course={course}
              completion={completion}
              others={others}
              isAdmin={isAdmin}
            />
          );
        }}
      </QueryBoundary>
    </PageLayout>
  );
}
