import type { Received } from '@raiz/api-client';
import {
  Button,
  ButtonLink,
  Card,
  CourseCover,
  ProgressBar,
  RetryIcon,
  Text,
  TextLink,
  VisuallyHidden,
} from '@raiz/ui';
import { emptyValue, formatPercent } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { commonMessages, troubleMessages } from '@raiz/ui/messages/global';
import { courseToResume } from '../../shared/courses/courseToResume.ts';
import { lastLessons } from '../../shared/courses/lastLessons.ts';
import { paths, to } from '../../shared/page/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { knownRows, type WithId } from '../../shared/reads/rows.ts';
import * as styles from './MemberCourse.css.ts';

const messages = profileMessages.course;

export interface MemberCourseProps {
  /** Id of the member; null when unknown. */
  member: number | null;
  /** Whether the member may open every lesson; otherwise the link leads to the course. */
  hasAccess: boolean;
}

/** The course to continue, and the link to all of them. */
export function MemberCourse({ member, hasAccess }: MemberCourseProps) {
  const courses = $api.useQuery(
    'get',
    '/user/courses',
    { params: { query: { user_id: member ?? 0 } } },
    { enabled: member !== null },
  );
  const visits = member === null ? [] : lastLessons(member);
  const course = courses.data && courseToResume(knownRows(courses.data), visits);
  const lesson = hasAccess ? visits.find(({ courseId }) => courseId === course?.id)?.lessonId : undefined;
  return (
    <Card
      title={messages.title}
      actions={
        <TextLink look="standalone" href={paths.myCourses}>
          {messages.all}
        </TextLink>
      }
    >
      <div className={styles.course}>
        {course && <CourseRow course={course} href={lesson === undefined ? to.course(course.id) : to.lesson(lesson)} />}
        {course === null && <NoCourse />}
        {(member === null || courses.isError) && (
          <div className={styles.words}>
            <Text tone="muted">{messages.unavailable}</Text>
          </div>
        )}
        {courses.isError && (
          <Button
            variant="secondary"
            icon={<RetryIcon />}
            busy={courses.isFetching}
            busyLabel={commonMessages.loading}
            onClick={() => void courses.refetch()}
          >
            {troubleMessages.retry}
          </Button>
        )}
        {courses.isLoading && <VisuallyHidden>{messages.loading}</VisuallyHidden>}
      </div>
    </Card>
  );
}

interface CourseRowProps {
  course: WithId<Received<'CursoInscrito'>>;
  /** Address of the course or of its last lesson. */
  href: string;
}

function CourseRow({ course: { id, title, progress }, href }: CourseRowProps) {
  const name = title ?? emptyValue;
  return (
    <>
      <CourseCover courseId={id} size="thumb" />
      <div className={styles.words}>
        <Text strong>{name}</Text>
        <ProgressBar
          value={progress}
          label={messages.progressOf({ title: name })}
          text={messages.progress({ percent: formatPercent(progress) })}
        />
      </div>
      <ButtonLink variant="secondary" href={href}>
        {messages.resume} <VisuallyHidden>{messages.resumeHidden({ title: name })}</VisuallyHidden>
      </ButtonLink>
    </>
  );
}

function NoCourse() {
  return (
    <>
      <div className={styles.words}>
        <Text tone="muted">{messages.none}</Text>
      </div>
      <ButtonLink variant="secondary" href={paths.catalogue}>
        {messages.explore}
      </ButtonLink>
    </>
  );
}
