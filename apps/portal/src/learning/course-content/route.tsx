import { safeUrl } from '@raiz/api-client/rules';
import { BackLink, ButtonLink, Inline, Notice, PageLayout, SafeText, Skeleton, SuccessIcon, Text } from '@raiz/ui';
import { emptyValue, trimUnseen } from '@raiz/ui/format';
import {
  courseContentMessages as messages,
  coursePreviewMessages as preview,
  courseMessages,
  premiumNoticeMessages,
} from '@raiz/ui/messages/learning';
import { Navigate, useSearchParams } from 'react-router-dom';
import { lastLessonOf } from '../../shared/courses/lastLessons.ts';
import { useProfile } from '../../shared/member/useProfile.ts';
import { usePathId } from '../../shared/page/ids.ts';
import { useOwnSection } from '../../shared/page/ownSection.ts';
import { paths, pathTo, resumes } from '../../shared/page/paths.ts';
import { ScreenBand } from '../../shared/page/ScreenHeader.tsx';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { nonNullRows } from '../../shared/reads/rows.ts';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { CourseBadge } from '../shared/CourseBadge.tsx';
import { contentsOf, lessonToResume, moduleOf, progressOf } from '../shared/courseFacts.ts';
import { CourseModules } from '../shared/CourseModules.tsx';
import { CourseProgress, knowsProgress, lessonsText, percentText } from '../shared/CourseProgress.tsx';
import { useEnrolOffer } from '../shared/enrolOffer.ts';
import { EnrolPanel } from '../shared/EnrolPanel.tsx';
import { useEnrolment, type Enrolment } from '../shared/useEnrolment.ts';
import type { CourseRead } from '../shared/courseQuery.ts';
import { useIsClosed } from '../shared/premiumAccess.ts';
import { PremiumNotice } from '../shared/PremiumNotice.tsx';
import { useMyCourses } from '../shared/useMyCourses.ts';
import { useCourse } from '../shared/useCourse.ts';
import { AbandonCourse } from './AbandonCourse.tsx';
import * as styles from './CourseContent.css.ts';

/** `/curso/{cursoId}`: a course for its students (docs/specification.md#course-content). */
export function Route() {
  const courseId = usePathId('cursoId');
  return <CoursePage key={courseId} courseId={courseId} />;
}

function CoursePage({ courseId }: { courseId: number | null }) {
  const course = useCourse(courseId);
  const profile = useProfile();
  const isEnrolled = useIsEnrolled(courseId);
  const enrolment = useEnrolment('course');
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
  const isLoading = read === undefined && stateOf(course) !== 'failed';

  return (
    <PageLayout
      band={
        <ScreenBand
          of={courseId ?? 'courses'}
          isTitleLoading={isLoading}
          above={
            isEnrolled === false ? (
              <BackLink href={paths.catalogue}>{preview.backToCatalogue}</BackLink>
            ) : (
              <BackLink href={paths.myCourses}>{messages.backToMyCourses}</BackLink>
            )
          }
          {...(read && bandOf({ read, next, enrolment, ...reader }))}
        >
          {trimUnseen(read?.course.title ?? '') || messages.pageTitle}
        </ScreenBand>
      }
      isLoading={isLoading}
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
        skeleton={<Skeleton kind="list" />}
      >
        {(shown) => <CourseContent read={shown} next={next} enrolment={enrolment} {...reader} />}
      </QueryBoundary>
    </PageLayout>
  );
}

interface CourseProps {
  /** The course with its modules, or its preview if the server withholds the rest. */
  read: CourseRead;
  /** Administrators also see unpublished lessons. */
  isAdmin: boolean;
  /** Whether the member is enrolled in it. */
  isEnrolled: boolean;
  /** The lessons are closed to the user, whose main action is to subscribe. */
  isClosed: boolean;
  /** The lesson that 'Continuar' opens, or null. */
  next: ReturnType<typeof lessonToResume>;
  /** Id of the last opened lesson, or null. */
  lastLessonId: number | null;
  /** The enrolment from `useEnrolment`. */
  enrolment: Enrolment;
}

/** The progress and the next action; how to enrol, and how to open a closed course. */
function bandOf(props: CourseProps) {
  const { read, isAdmin, isEnrolled, isClosed } = props;
  const { course } = read;
  return {
    size: isEnrolled ? ('figure' as const) : ('list' as const),
    lead: (
      <>
        <CourseBadge isPremium={course.is_premium} />
        <Text as="span" size="caption">
          {contentsOf(course, isAdmin)}
        </Text>
      </>
    ),
    figure: isEnrolled && knowsProgress(course) && percentText(progressOf(course).percent),
    beside: isEnrolled && (
      <div className={styles.bar}>
        <CourseProgress course={course} bare />
      </div>
    ),
    sentence: (
      <>
        {isEnrolled ? <Progress {...props} /> : messages.notEnrolled}
        {isClosed && <PremiumNotice />}
      </>
    ),
    progress: isEnrolled ? progressOf(course).percent : null,
    actions: isEnrolled ? <CourseAction {...props} /> : <Enrol {...props} />,
  };
}

/** Id of the sentence with the next lesson. */
const nextId = 'next-lesson';

/** "3 de 6 aulas · Próxima: Quando a resposta é não". */
function Progress({ read: { course }, next }: CourseProps) {
  const lessons = lessonsText(course);
  if (progressOf(course).isCompleted) {
    return (
      <Inline gap={8}>
        <SuccessIcon />
        {[messages.finished, lessons].filter(Boolean).join(' · ')}
      </Inline>
    );
  }
  return (
    <>
      {lessons}
      {next !== null && (
        <>
          {' · '}
          <span id={nextId}>{courseMessages.next({ lesson: next.title ?? emptyValue })}</span>
        </>
      )}
    </>
  );
}

/** The modules of a course for its students, and the button that abandons it. */
function CourseContent({ read, isAdmin, isEnrolled, isClosed, next, enrolment }: CourseProps) {
  const { course } = read;
  const description = course.description?.trim();
  return (
    <>
      {isEnrolled && enrolment.state.kind === 'arrived' && (
        <Notice tone="success" takeFocus>
          {enrolment.state.message}
        </Notice>
      )}
      {description && <SafeText text={description} safeUrl={safeUrl} />}
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

/** Enrols a member; without a subscription, the preview explains why it is needed. */
function Enrol({ read, isClosed, enrolment }: CourseProps) {
  const needsSubscription = useEnrolOffer(read, false) === 'needsSubscription';
  return isClosed || needsSubscription ? (
    <>
      {isClosed && <Subscribe />}
      <ButtonLink variant={isClosed ? 'secondary' : 'primary'} href={pathTo.coursePreview(read.id)}>
        {messages.goToPreview}
      </ButtonLink>
    </>
  ) : (
    <div className={styles.enrol}>
      <EnrolPanel read={read} enrolment={enrolment} />
    </div>
  );
}

function Subscribe() {
  return <ButtonLink href={paths.subscription}>{premiumNoticeMessages.subscribe}</ButtonLink>;
}

/** The next action in a course: start or continue with a lesson, see the certificate, or subscribe. */
function CourseAction({ read, isClosed, next, lastLessonId }: CourseProps) {
  const { done, isCompleted } = progressOf(read.course);
  return (
    <>
      {isClosed && <Subscribe />}
      {isCompleted && (
        <ButtonLink variant={isClosed ? 'secondary' : 'primary'} href={paths.certificates}>
          {messages.seeCertificates}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink aria-describedby={nextId} href={pathTo.lesson(next.id)}>
          {done === 0 && lastLessonId === null ? messages.start : messages.resume}
        </ButtonLink>
      )}
    </>
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
