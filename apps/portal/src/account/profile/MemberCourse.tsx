import type { Received } from '@raiz/api-client';
import { ButtonLink, Card, CourseCover, ProgressBar, Skeleton, Text, VisuallyHidden } from '@raiz/ui';
import { emptyValue, formatPercent } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { courseToResume } from '../../shared/courses/courseToResume.ts';
import { lastLessons } from '../../shared/courses/lastLessons.ts';
import { paths, pathTo } from '../../shared/page/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { nonNullRows } from '../../shared/reads/rows.ts';
import * as styles from './MemberCourse.css.ts';

const messages = profileMessages.course;

export interface MemberCourseProps {
  /** Id of the member; null when unknown. */
  member: number | null;
  /** Whether the first steps lead to the courses: nothing then before there is one to continue. */
  isNew: boolean;
}

/** The course to continue, or the link to all of them. */
export function MemberCourse({ member, isNew }: MemberCourseProps) {
  const courses = $api.useQuery(
    'get',
    '/user/courses',
    { params: { query: { user_id: member ?? 0 } } },
    { enabled: member !== null },
  );
  if (isNew && !courses.data?.length) return null;
  return (
    <div className={styles.onScreen}>
      <Card title={messages.title} tone="open">
        {member === null ? (
          <Text tone="muted">{messages.unavailable}</Text>
        ) : (
          <QueryBoundary
            queries={[courses]}
            failed={messages.unavailable}
            tone="warning"
            loadingText={messages.loading}
            skeleton={
              <div className={styles.course}>
                <div className={styles.details}>
                  <Skeleton kind="text" rows={2} />
                </div>
              </div>
            }
          >
            {(rows) => <CourseRow rows={nonNullRows(rows)} visits={lastLessons(member)} />}
          </QueryBoundary>
        )}
      </Card>
    </div>
  );
}

interface CourseRowProps {
  /** The member's courses. */
  rows: readonly Received<'CursoInscrito'>[];
  /** The last lessons that the member opened. */
  visits: ReturnType<typeof lastLessons>;
}

/** The course to continue; else the catalogue. */
function CourseRow({ rows, visits }: CourseRowProps) {
  const course = courseToResume(rows, visits);
  if (course === null) {
    return (
      <div className={styles.course}>
        <div className={styles.details}>
          <Text tone="muted">{messages.none}</Text>
        </div>
        <ButtonLink variant="secondary" size="small" href={paths.catalogue}>
          {messages.explore}
        </ButtonLink>
      </div>
    );
  }
  const { id, title, progress } = course;
  const name = title ?? emptyValue;
  return (
    <div className={styles.course}>
      <div className={styles.cover}>
        <CourseCover courseId={id} size="fill" progress={progress} />
      </div>
      <div className={styles.details}>
        <Text strong>{name}</Text>
        <ProgressBar
          value={progress}
          label={messages.progressOf({ title: name })}
          text={messages.progress({ percent: formatPercent(progress) })}
        />
      </div>
      <ButtonLink variant="secondary" size="small" href={pathTo.resumedCourse(id)}>
        {messages.resume} <VisuallyHidden>{messages.resumeHidden({ title: name })}</VisuallyHidden>
      </ButtonLink>
    </div>
  );
}
