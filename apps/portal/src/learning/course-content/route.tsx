import { safeUrl } from '@raiz/api-client/rules';
import { BackLink, ButtonLink, Inline, Notice, PageLayout, SafeText, SuccessIcon, Text } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import {
  courseContentMessages as messages,
  coursePreviewMessages as preview,
  courseMessages,
} from '@raiz/ui/messages/learning';
import { useId } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { lastLessonOf } from '../../shared/courses/lastLessons.ts';
import { useProfile } from '../../shared/member/useProfile.ts';
import { usePathId } from '../../shared/page/ids.ts';
import { useOwnSection } from '../../shared/page/ownSection.ts';
import { paths, pathTo, resumes } from '../../shared/page/paths.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { nonNullRows } from '../../shared/reads/rows.ts';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { ContentTitle } from '../shared/ContentTitle.tsx';
import { CourseAside, CourseAsideSkeleton, CourseBodySkeleton } from '../shared/CourseAside.tsx';
import { lessonToResume, moduleOf, progressOf } from '../shared/courseFacts.ts';
import { CourseModules } from '../shared/CourseModules.tsx';
import { CourseProgress } from '../shared/CourseProgress.tsx';
import { useEnrolOffer } from '../shared/enrolOffer.ts';
import { EnrolPanel } from '../shared/EnrolPanel.tsx';
import { useEnrolment, type Enrolment } from '../shared/useEnrolment.ts';
import type { CourseRead } from '../shared/courseQuery.ts';
import { useIsClosed } from '../shared/premiumAccess.ts';
import { PremiumNotice } from '../shared/PremiumNotice.tsx';
import { useMyCourses } from '../shared/useMyCourses.ts';
import { useCourse } from '../shared/useCourse.ts';
import { AbandonCourse } from './AbandonCourse.tsx';
import * as styles from '../shared/CourseAside.css.ts';

/** `/curso/{cursoId}`: a course for its students (docs/specification.md#course-content). */
export function Route() {
  const courseId = usePathId('cursoId');
  return <CoursePage key={courseId} courseId={courseId} />;
}

function CoursePage({ courseId }: { courseId: number | null }) {
  const course = useCourse(courseId);
  const profile = useProfile();
  const isEnrolled = useIsEnrolled(courseId);
  useOwnSection(isEnrolled === false ? 'catalogue' : null);
  // Unpublished lessons depend on the role, and the main action on the enrolment: waits for both,
  // so that the page does not change while the user reads it.
  const isUndecided = stateOf(profile) === 'loading' || isEnrolled === undefined;
  const user = profile.data?.user;
  const isAdmin = user?.is_admin ?? false;
  const isClosed = useIsClosed(course.data, isAdmin);
  const lastLessonId = lastLessonOf(user?.id, courseId);
  // The premium notice does not wait for the subscription.
  const reader = { isAdmin, isEnrolled: isEnrolled ?? false, isClosed: isClosed ?? true, lastLessonId };
  const next = course.data && isEnrolled ? lessonToResume(course.data.course, reader.isClosed, lastLessonId) : null;
  const isResuming = useSearchParams()[0].has(resumes);
  const waiting = course.data !== undefined && (isUndecided || isResuming);
  const read = waiting ? undefined : course.data;
  const description = read?.course.description?.trim();

  return (
    <PageLayout
      header={
        <ContentTitle
          title={course.data?.course.title ?? null}
          placeholder={messages.pageTitle}
          isLoading={read === undefined && stateOf(course) !== 'failed'}
          above={
            isEnrolled === false ? (
              <BackLink href={paths.catalogue}>{preview.backToCatalogue}</BackLink>
            ) : (
              <BackLink href={paths.myCourses}>{messages.backToMyCourses}</BackLink>
            )
          }
          lead={description && <SafeText text={description} safeUrl={safeUrl} />}
        />
      }
      columnsKey={read ? 'content' : 'skeleton'}
      narrowAside="above"
      stickyAside
      aside={
        read ? (
          <CourseContentAside read={read} next={next} {...reader} />
        ) : (
          stateOf(course) !== 'failed' && <CourseAsideSkeleton next />
        )
      }
    >
      {/* Not while it refetches: a cached course may have a lesson that its author has removed. */}
      {isResuming && course.data && !isUndecided && isClosed !== undefined && !course.isFetching && (
        <Navigate replace to={next ? pathTo.lesson(next.id) : pathTo.course(course.data.id)} />
      )}
      <QueryBoundary
        queries={[course]}
        failed={messages.loadFailed}
        waiting={waiting}
        loadingText={messages.loading}
        skeleton={<CourseBodySkeleton />}
      >
        {(shown) => <CourseContent read={shown} next={next} {...reader} />}
      </QueryBoundary>
    </PageLayout>
  );
}

interface CourseContentProps {
  /** The course with its modules, or its preview if the server withholds the rest. */
  read: CourseRead;
  /** Administrators also see unpublished lessons. */
  isAdmin: boolean;
  /** Whether the member is enrolled in it. */
  isEnrolled: boolean;
  /** The lessons are closed to the user; a premium notice has the main action. */
  isClosed: boolean;
  /** The lesson that 'Continuar' opens, or null. */
  next: ReturnType<typeof lessonToResume>;
}

/** The modules of a course for its students, and the button that abandons it. */
function CourseContent({ read, isAdmin, isEnrolled, isClosed, next }: CourseContentProps) {
  const { course } = read;
  return (
    <>
      <CourseModules
        heading={courseMessages.outline}
        modules={course.modules}
        reader={{
          isAdmin,
          access: isClosed ? 'closed' : 'open',
          showsProgress: isEnrolled,
          nextId: next?.id ?? null,
        }}
        openAtFirst={moduleOf(course, next?.id ?? null) ?? nonNullRows(course.modules)[0]}
      />
      {isEnrolled && <AbandonCourse courseId={read.id} />}
    </>
  );
}

interface CourseAsideProps extends CourseContentProps {
  /** Id of the last opened lesson, or null. */
  lastLessonId: number | null;
}

/** The right rail: the premium notice of a closed course, and a card with progress and the next action. */
function CourseContentAside({ read, isAdmin, isEnrolled, isClosed, ...action }: CourseAsideProps) {
  const enrolment = useEnrolment(read.id, 'course');
  return (
    <>
      {isClosed && <PremiumNotice />}
      <CourseAside read={read} isAdmin={isAdmin} progress={isEnrolled ? progressOf(read.course).percent : null}>
        {isEnrolled ? (
          <>
            {enrolment.state.kind === 'arrived' && (
              <Notice tone="success" takeFocus>
                {enrolment.state.message}
              </Notice>
            )}
            <CourseProgress course={read.course} />
            <CourseAction read={read} isClosed={isClosed} {...action} />
          </>
        ) : (
          <Enrol read={read} enrolment={enrolment} isClosed={isClosed} />
        )}
      </CourseAside>
    </>
  );
}

interface EnrolProps extends Pick<CourseContentProps, 'read' | 'isClosed'> {
  /** The enrolment from `useEnrolment`. */
  enrolment: Enrolment;
}

/** Enrols a member; without a subscription, the preview explains why it is needed. */
function Enrol({ read, enrolment, isClosed }: EnrolProps) {
  const needsSubscription = useEnrolOffer(read, false) === 'needsSubscription';
  return (
    <>
      <Text tone="muted">{messages.notEnrolled}</Text>
      {isClosed || needsSubscription ? (
        <ButtonLink block variant={isClosed ? 'secondary' : 'primary'} href={pathTo.coursePreview(read.id)}>
          {messages.goToPreview}
        </ButtonLink>
      ) : (
        <EnrolPanel read={read} enrolment={enrolment} />
      )}
    </>
  );
}

/**
 * The next action in a course: start or continue with a lesson, or see the certificate. Renders
 * nothing without a lesson that the user can open.
 */
function CourseAction({ read, isClosed, next, lastLessonId }: Omit<CourseAsideProps, 'isAdmin' | 'isEnrolled'>) {
  const nextId = useId();
  const { done, isCompleted } = progressOf(read.course);
  const variant = isClosed ? 'secondary' : 'primary';

  if (isCompleted) {
    return (
      <>
        <Text as="div" tone="success" strong>
          <Inline gap={8}>
            <SuccessIcon />
            {messages.finished}
          </Inline>
        </Text>
        <ButtonLink block variant={variant} href={paths.certificates}>
          {messages.seeCertificates}
        </ButtonLink>
      </>
    );
  }
  if (next === null) return null;
  return (
    <div className={styles.next}>
      <Text id={nextId}>{courseMessages.next({ lesson: next.title ?? emptyValue })}</Text>
      <ButtonLink block aria-describedby={nextId} href={pathTo.lesson(next.id)}>
        {done === 0 && lastLessonId === null ? messages.start : messages.resume}
      </ButtonLink>
    </div>
  );
}

/**
 * Whether the member is enrolled in a course; undefined until known. True if the read failed,
 * because the server decides. A row without an id may be this course.
 */
function useIsEnrolled(courseId: number | null): boolean | undefined {
  const { courses, isUnknown } = useMyCourses();
  return isUnknown || courses.data?.some((one) => (one?.id ?? courseId) === courseId);
}
