import type { Received } from '@raiz/api-client';
import {
  Button,
  ButtonLink,
  CertificateIcon,
  CourseCover,
  Heading,
  LockIcon,
  Notice,
  Result,
  Seal,
  Stack,
  TextLink,
} from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { lessonMessages as messages, premiumNoticeMessages } from '@raiz/ui/messages/learning';
import { useEffect } from 'react';
import { nonNullRows } from '../../shared/reads/rows.ts';
import { rememberLesson } from '../../shared/courses/lastLessons.ts';
import { LessonMaterial } from '../../shared/courses/LessonMaterial.tsx';
import { useProfile } from '../../shared/member/useProfile.ts';
import { paths, pathTo } from '../../shared/page/paths.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import type { QueryResult } from '../../shared/reads/stateOf.ts';
import { nearestCourse } from '../shared/nearestCourse.ts';
import { useAccessNote } from '../shared/premiumAccess.ts';
import { useMyCourses } from '../shared/useMyCourses.ts';
import { progressOf } from '../shared/courseFacts.ts';
import type { CourseRead } from '../shared/courseQuery.ts';
import { LessonActions } from './LessonActions.tsx';
import type { Neighbours } from './lessonPosition.ts';
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
      <LessonActions courseId={courseId} neighbours={others.data} completion={canMark ? completion : null} />
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

interface BlockedLessonProps {
  /** The course of the lesson; null when unknown. */
  courseId: number | null;
}

/** In the place of a lesson that needs a subscription: what opens it, and what that costs. */
export function BlockedLesson({ courseId }: BlockedLessonProps) {
  const note = useAccessNote();
  return (
    <Result
      cover={courseId !== null && <CourseCover courseId={courseId} size="fill" />}
      icon={<LockIcon size="hero" />}
      heading={<Heading level={2}>{premiumNoticeMessages.title}</Heading>}
      actions={
        <ButtonLink block href={paths.subscription}>
          {premiumNoticeMessages.subscribe}
        </ButtonLink>
      }
    >
      <p>{premiumNoticeMessages.lesson}</p>
      <p>{premiumNoticeMessages.price}</p>
      {note !== null && <p>{note}</p>}
    </Result>
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
      cover={<CourseCover courseId={courseId} size="fill" progress={100} />}
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
