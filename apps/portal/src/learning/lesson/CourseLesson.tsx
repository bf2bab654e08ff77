import { failureText, toFailure, type Received } from '@raiz/api-client';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  BottomBar,
  Button,
  ButtonLink,
  CertificateIcon,
  CourseCover,
  Heading,
  Link,
  Notice,
  Result,
  Seal,
  Stack,
  SuccessIcon,
  Text,
  TextLink,
} from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { courseContentMessages, courseMessages, lessonMessages as messages } from '@raiz/ui/messages/learning';
import { useEffect, type ReactNode } from 'react';
import { nonNullRows } from '../../shared/reads/rows.ts';
import { rememberLesson } from '../../shared/courses/lastLessons.ts';
import { LessonMaterial } from '../../shared/courses/LessonMaterial.tsx';
import { useProfile } from '../../shared/member/useProfile.ts';
import { paths, pathTo } from '../../shared/page/paths.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { stateOf, type QueryResult } from '../../shared/reads/stateOf.ts';
import { nearestCourse } from '../shared/nearestCourse.ts';
import { useMyCourses } from '../shared/useMyCourses.ts';
import { progressOf } from '../shared/courseFacts.ts';
import type { CourseRead } from '../shared/courseQuery.ts';
import type { LinkedLesson, Neighbours } from './lessonPosition.ts';
import type { Completion } from './useCompletion.ts';
import * as styles from './CourseLesson.css.ts';

const { finished } = messages;

export interface LessonViewProps {
  /** As received: unknown fields are null. */
  lesson: Received<'Aula'>;
  /** Administrators see unpublished lessons. */
  isAdmin: boolean;
}

export interface CourseLessonProps extends LessonViewProps {
  /** Id from the address, because the answer may lack it. */
  lessonId: number;
  /** The course of the lesson. */
  courseId: number;
  /** Its lessons, with the lesson's own completion; undefined until they are known. */
  course: CourseRead | undefined;
  /** Whether the lesson is completed. */
  completion: Completion;
  /** The lessons before and after. */
  others: QueryResult<Neighbours>;
}

/** A lesson with its completion and the lessons around it. */
export function CourseLesson({ lesson, lessonId, courseId, course, completion, others, isAdmin }: CourseLessonProps) {
  const isCompleted = completion.completed && !completion.busy;
  const progress = course && progressOf(course.course);
  const isFinished = isCompleted && progress?.isCompleted === true;
  const areAllDone = progress?.areAllDone === true;
  const isJustFinished = isFinished && completion.change.status === 'success' && completion.change.variables;
  const isPublished = lesson.published === 1;
  const canMark = isPublished || isAdmin;

  const userId = useProfile().data?.user.id ?? null;
  useEffect(() => {
    if (userId !== null && isPublished) rememberLesson(userId, { courseId, lessonId });
  }, [userId, courseId, lessonId, isPublished]);

  return (
    <>
      <LessonView lesson={lesson} isAdmin={isAdmin} />
      {canMark && <QueryBoundary queries={[completion.progress]} failed={messages.progressFailed} tone="warning" />}
      <QueryBoundary queries={[others]} failed={messages.navigationFailed} />
      {isJustFinished && (
        <CourseFinished courseId={courseId} title={course?.course.title ?? null} areAllDone={areAllDone} />
      )}
      {isFinished && !isJustFinished && <FinishedBefore areAllDone={areAllDone} />}
      <LessonActions
        neighbours={others.data}
        isCompleted={completion.completed}
        mark={canMark && <MarkButton completion={completion} />}
        message={canMark && <MarkResult courseId={courseId} completion={completion} />}
      />
    </>
  );
}

/**
 * The content of a lesson. For students, an unpublished one is only a notice
 * (docs/specification.md#publication).
 */
export function LessonView({ lesson, isAdmin }: LessonViewProps) {
  if (lesson.published !== 1 && !isAdmin) return <Notice>{messages.unpublished}</Notice>;
  return (
    <Stack gap={24}>
      <LessonMaterial lesson={lesson} courseId={lesson.course_id} isAdmin={isAdmin} />
    </Stack>
  );
}

interface LessonActionsProps {
  /** The lessons before and after; undefined until they are known. */
  neighbours: Neighbours | undefined;
  /** The lesson is completed, so the next one is the main action. */
  isCompleted: boolean;
  /** The button that marks or unmarks the lesson, and when it was completed. */
  mark: ReactNode;
  /** The outcome of the mark or unmark. */
  message: ReactNode;
}

/**
 * The completion, and the previous and the next lesson as icons. After the completion the next
 * lesson is a card below the row. On phones it is a bar at the bottom.
 */
function LessonActions({ neighbours, isCompleted, mark, message }: LessonActionsProps) {
  const { previous = null, next = null } = neighbours ?? {};
  const hasLinks = previous !== null || next !== null;
  const isLast = neighbours !== undefined && next === null;
  return (
    <BottomBar wide="fill" message={message}>
      {/* One element, so that the button keeps the focus when the links arrive. */}
      <div
        role={hasLinks ? 'navigation' : undefined}
        aria-label={hasLinks ? messages.navigation : undefined}
        className={isCompleted && next ? styles.rowWithReward : isLast ? styles.row : styles.rowWithCard}
      >
        {mark}
        <Side lesson={previous} kicker={messages.previous} variant="previous">
          <ArrowLeftIcon />
        </Side>
        <Side lesson={next} kicker={messages.next} variant={isCompleted && next ? 'reward' : 'next'}>
          <ArrowRightIcon />
        </Side>
      </div>
    </BottomBar>
  );
}

interface SideProps {
  /** Null if there is none or it is unknown: reserves its space. */
  lesson: LinkedLesson | null;
  /** The line above the title of a card; for an icon, visible to screen readers only. */
  kicker: string;
  /** An icon in the row; `reward`: a card below the row, on phones above it. */
  variant: keyof typeof styles.side;
  /** The arrow. */
  children: ReactNode;
}

function Side({ lesson, kicker, variant, children: arrow }: SideProps) {
  if (!lesson) {
    return (
      <span aria-hidden="true" className={`${styles.side[variant]} ${styles.noLesson}`}>
        {arrow}
      </span>
    );
  }
  const title = lesson.title ?? emptyValue;
  return (
    <Link href={pathTo.lesson(lesson.id)} title={title} className={styles.side[variant]}>
      <span className={styles.texts}>
        <span className={styles.kicker}>{kicker} </span>
        <span className={styles.title}>{title}</span>
      </span>
      <span className={styles.arrow}>{arrow}</span>
    </Link>
  );
}

/** Marks or unmarks the lesson; with it the date of completion. */
function MarkButton({ completion }: { completion: Completion }) {
  const { completed, completedAt, busy, toggle } = completion;
  const checking = stateOf(completion.progress) === 'loading';
  const date = formatDate(completedAt);
  return (
    <>
      <Button
        block
        variant={completed && !busy ? 'secondary' : 'primary'}
        busy={checking || busy}
        busyLabel={checking ? undefined : completed ? messages.marking : messages.unmarking}
        onClick={toggle}
      >
        {completed ? messages.unmarkComplete : messages.markComplete}
      </Button>
      {completed && (
        <p className={styles.done}>
          <SuccessIcon size="text" />
          <span>{date === emptyValue ? courseMessages.completed : messages.completedAt({ date })}</span>
        </p>
      )}
    </>
  );
}

/**
 * The outcome of the last mark or unmark; renders nothing before. After a 403 adds the server's
 * reason and a link to enrol, which is usually missing.
 */
function MarkResult({ courseId, completion }: { courseId: number; completion: Completion }) {
  const { change, completed } = completion;
  if (change.status === 'idle' || change.status === 'pending') return null;
  // After a lost answer the lesson may have the requested state.
  if (change.status === 'success' || completed === change.variables)
    return <Notice tone="success">{change.variables ? messages.marked : messages.unmarked}</Notice>;
  const { status, text } = toFailure(change.error);
  const isRejected = status === 403;
  const fallback = change.variables ? messages.markFailed : messages.unmarkFailed;
  return (
    <Notice
      tone="danger"
      actions={
        isRejected && <TextLink href={pathTo.coursePreview(courseId)}>{courseContentMessages.goToPreview}</TextLink>
      }
    >
      <Text>{failureText(change.error, { fallback, serverText: false })}</Text>
      {isRejected && text !== null && <Text>{text}</Text>}
    </Notice>
  );
}

interface CourseFinishedProps {
  courseId: number;
  /** The course's title; null when unknown. */
  title: string | null;
  /** Each lesson is completed, too. */
  areAllDone: boolean;
}

/**
 * The celebration after the last lesson: the course with its seal, the certificate, and the course
 * nearest to its certificate. Takes the focus.
 */
function CourseFinished({ courseId, title, areAllDone }: CourseFinishedProps) {
  const { courses, isUnknown } = useMyCourses();
  const next = nearestCourse(nonNullRows(courses.data ?? []).filter(({ id }) => id !== courseId));
  return (
    <Result
      takeFocus
      cover={<CourseCover courseId={courseId} size="fill" />}
      tone="success"
      icon={<Seal />}
      heading={<Heading level={2}>{finished.title}</Heading>}
      actions={
        <>
          <ButtonLink block icon={<CertificateIcon />} href={paths.certificates}>
            {finished.certificate}
          </ButtonLink>
          {courses.data || isUnknown ? (
            <ButtonLink block variant="secondary" href={next ? pathTo.course(next.id) : paths.catalogue}>
              {next ? finished.next({ title: next.title ?? emptyValue }) : finished.catalogue}
            </ButtonLink>
          ) : (
            <Button block variant="secondary" busy>
              {finished.catalogue}
            </Button>
          )}
        </>
      }
    >
      <p className={styles.finishedTitle}>{title ?? emptyValue}</p>
      {areAllDone && <p>{finished.description}</p>}
    </Result>
  );
}

/** A link to the certificate, for a course that was finished before. */
function FinishedBefore({ areAllDone }: Pick<CourseFinishedProps, 'areAllDone'>) {
  return (
    <Notice tone="success" actions={<TextLink href={paths.certificates}>{finished.certificate}</TextLink>}>
      {areAllDone ? finished.description : finished.title}
    </Notice>
  );
}
