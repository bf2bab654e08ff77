import { isCourseCompleted } from '@raiz/api-client/rules';
import {
  Button,
  ButtonLink,
  CertificateIcon,
  CourseCard,
  CourseCover,
  EmptyState,
  PageLayout,
  ProgressBar,
  Skeleton,
  TextLink,
  VisuallyHidden,
} from '@raiz/ui';
import { emptyValue, withoutBlankLines } from '@raiz/ui/format';
import {
  certificatesMessages,
  courseMessages,
  myCoursesMessages as messages,
  premiumNoticeMessages,
} from '@raiz/ui/messages/learning';
import { useId, type ReactNode } from 'react';
import { courseToResume } from '../../shared/courses/courseToResume.ts';
import { lastLessonOf, lastLessons } from '../../shared/courses/lastLessons.ts';
import { useProfile } from '../../shared/member/useProfile.ts';
import { paths, pathTo } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useViewInAddress } from '../../shared/page/viewInAddress.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { droppedRows, hasId, nonNullRows, type WithId } from '../../shared/reads/rows.ts';
import { lessonToResume } from '../shared/courseFacts.ts';
import { percentText } from '../shared/CourseProgress.tsx';
import { CourseSearch } from '../shared/CourseSearch.tsx';
import type { CourseView } from '../shared/courseView.ts';
import { useCourseAccess, useIsClosed } from '../shared/premiumAccess.ts';
import { memberFailure, useMyCourses } from '../shared/useMyCourses.ts';
import { useCourse } from '../shared/useCourse.ts';
import {
  filterMyCourses,
  myCoursesFilters,
  myCoursesParameters,
  type EnrolledCourse,
  type MyCoursesFilter,
} from './myCoursesFilters.ts';
import * as styles from './MyCourses.css.ts';

const options = myCoursesFilters.map((value) => ({ value, label: messages.filterLabels[value] }));

/**
 * `/perfil/cursos`: the courses the member is enrolled in, with the lesson to resume above them
 * (docs/specification.md#my-courses).
 */
export function Route() {
  const [view, onView] = useViewInAddress(myCoursesParameters);
  const { member, courses } = useMyCourses();
  return (
    <PageLayout>
      <ScreenHeader
        actions={
          <ButtonLink variant="secondary" icon={<CertificateIcon />} href={paths.certificates}>
            {messages.certificates}
          </ButtonLink>
        }
      >
        {messages.title}
      </ScreenHeader>
      <QueryBoundary
        queries={[member, courses]}
        failed={memberFailure(member, messages.loadFailed)}
        loadingText={messages.loading}
        skeleton={<Skeleton kind="cards" rows={3} />}
      >
        {(_id, mine) =>
          mine.length === 0 ? (
            <EmptyState
              title={messages.none}
              action={<ButtonLink href={paths.catalogue}>{messages.goToCatalogue}</ButtonLink>}
            />
          ) : (
            <>
              {mine.length > droppedRows(mine) && <MyCourses courses={nonNullRows(mine)} view={view} onView={onView} />}
              <DroppedRows rows={mine} />
            </>
          )
        }
      </QueryBoundary>
    </PageLayout>
  );
}

interface MyCoursesProps {
  courses: readonly EnrolledCourse[];
  view: CourseView<MyCoursesFilter>;
  onView: (changes: Partial<CourseView<MyCoursesFilter>>) => void;
}

function MyCourses({ courses, view, onView }: MyCoursesProps) {
  const userId = useProfile().data?.user.id ?? null;
  return (
    <CourseSearch
      texts={messages}
      options={options}
      usual="all"
      view={view}
      onView={onView}
      total={courses.length}
      coursesOf={(filter) => filterMyCourses(courses, filter)}
      card={(course) => <MyCourseCard course={course} />}
      first={courseToResume(courses, userId === null ? [] : lastLessons(userId))}
      firstCard={(course) => hasId(course) && <ResumeCard course={course} />}
    />
  );
}

interface ResumeCardProps {
  /** The course to continue, with its progress in percent. */
  course: WithId<EnrolledCourse>;
}

/**
 * The course to continue as a large card, with links to the next lesson and to the course; only to
 * the course if the lesson is unknown or closed to the member.
 */
function ResumeCard({ course }: ResumeCardProps) {
  const titleId = useId();
  const title = course.title ?? emptyValue;
  return (
    <section aria-label={messages.resumeTitle}>
      <article aria-labelledby={titleId} className={styles.card}>
        <div className={styles.cover}>
          <CourseCover courseId={course.id} size="fill" progress={course.progress} />
        </div>
        <div className={styles.head}>
          <p className={styles.kicker}>{messages.resumeTitle}</p>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        </div>
        <div className={styles.body}>
          <p className={styles.description}>
            {withoutBlankLines(course.description ?? '') || courseMessages.noDescription}
          </p>
          <Progress title={title} percent={course.progress} />
          <ResumeActions course={course} />
        </div>
      </article>
    </section>
  );
}

function ResumeActions({ course }: ResumeCardProps) {
  const user = useProfile().data?.user;
  const isAdmin = user?.is_admin ?? false;
  const access = useCourseAccess(course.id, isAdmin);
  const { data, isFetchedAfterMount } = useCourse(access === 'open' ? course.id : undefined);
  const isClosed = useIsClosed(data, isAdmin);

  const nextId = useId();
  const isChecking =
    access === 'checking' || (access === 'open' && (data ? isClosed === undefined : !isFetchedAfterMount));
  const lesson = data ? lessonToResume(data.course, isClosed !== false, lastLessonOf(user?.id, data.id)) : null;
  return (
    <>
      <p id={nextId} className={styles.next}>
        {lesson && courseMessages.next({ lesson: lesson.title ?? emptyValue })}
      </p>
      <div className={styles.actions}>
        {isChecking ? (
          <Button busy>{messages.resume}</Button>
        ) : lesson ? (
          <ButtonLink aria-describedby={nextId} href={pathTo.lesson(lesson.id)}>
            {messages.resume}
          </ButtonLink>
        ) : (
          <ButtonLink href={pathTo.course(course.id)}>{messages.open}</ButtonLink>
        )}
        {(isChecking || lesson) && (
          <div className={styles.open}>
            <ButtonLink variant="quiet" flush href={pathTo.course(course.id)}>
              {messages.open}
            </ButtonLink>
          </div>
        )}
        {access === 'closed' && (
          <ButtonLink variant="secondary" href={paths.subscription}>
            {premiumNoticeMessages.subscribe}
          </ButtonLink>
        )}
      </div>
    </>
  );
}

interface MyCourseCardProps {
  /** With its progress in percent. */
  course: EnrolledCourse;
}

/** One course of the member with its progress; a finished one also links to the certificates. */
function MyCourseCard({ course }: MyCourseCardProps) {
  const { id, progress } = course;
  const title = course.title ?? emptyValue;
  const isFinished = isCourseCompleted(progress);
  return (
    <CourseCard
      href={id === null ? null : pathTo.course(id)}
      courseId={id ?? title}
      progress={progress}
      title={title}
      description={course.description?.trim() || courseMessages.noDescription}
      footer={
        <Progress title={title} percent={progress}>
          {isFinished && (
            <div className={styles.certificate}>
              <TextLink variant="standalone" icon={<CertificateIcon />} href={paths.certificates}>
                {messages.seeCertificate}
                <VisuallyHidden>{` ${certificatesMessages.downloadFor({ course: title })}`}</VisuallyHidden>
              </TextLink>
            </div>
          )}
        </Progress>
      }
      actionText={messages.open}
      phone="row"
    />
  );
}

interface ProgressProps {
  title: string;
  percent: number | null;
  /** At the end of the line of the percent, if there is room. */
  children?: ReactNode;
}

function Progress({ title, percent, children = false }: ProgressProps) {
  const text = percentText(percent);
  const hasMore = children !== false;
  return (
    <>
      <ProgressBar value={percent} label={messages.progressOf({ title })} text={text} hideText={hasMore} />
      {hasMore && (
        <div className={styles.line}>
          <p aria-hidden="true" className={styles.finished}>
            {text}
          </p>
          {children}
        </div>
      )}
    </>
  );
}
