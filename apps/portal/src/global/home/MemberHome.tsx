import { isCourseCompleted } from '@raiz/api-client/rules';
import { ButtonLink, CourseCover, ProgressBar, Skeleton, Text, VisuallyHidden } from '@raiz/ui';
import { emptyValue, formatCents, formatCount, formatPercent, monthNames } from '@raiz/ui/format';
import { homeMessages, memberHomeMessages as messages } from '@raiz/ui/messages/global';
import { courseToResume } from '../../shared/courses/courseToResume.ts';
import { lastLessons } from '../../shared/courses/lastLessons.ts';
import { totalsOf } from '../../shared/earnings/earnings.ts';
import { countActive } from '../../shared/member/qualification.ts';
import { useProfile } from '../../shared/member/useProfile.ts';
import { paths, pathTo } from '../../shared/page/paths.ts';
import { useThisMonth } from '../../shared/page/useToday.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { nonNullRows } from '../../shared/reads/rows.ts';
import { stateOf, type QueryResult } from '../../shared/reads/stateOf.ts';
import * as styles from './Home.css.ts';

const { course: texts } = messages;

/** The profile, whose id the read of the courses needs, and the courses. */
function useCourses() {
  const profile = useProfile();
  const member = profile.data?.user.id ?? null;
  const query = { params: { query: { user_id: member ?? 0 } } };
  const courses = $api.useQuery('get', '/user/courses', query, { enabled: member !== null });
  return { profile, courses, member };
}

/** The course to continue. */
export function ResumedCourse() {
  const { profile, courses, member } = useCourses();
  return (
    <QueryBoundary
      queries={[profile, courses]}
      failed={texts.unavailable}
      loadingText={texts.loading}
      skeleton={<Skeleton kind="text" />}
    >
      {(_profile, rows) => {
        const course = courseToResume(nonNullRows(rows), member === null ? [] : lastLessons(member));
        if (course === null) {
          return (
            <>
              <div className={styles.resumedCourse}>
                <CourseCover courseId={12} size="thumb" />
                <Text tone="muted">{texts.none}</Text>
              </div>
              <ButtonLink block href={paths.catalogue}>
                {homeMessages.exploreCourses}
              </ButtonLink>
            </>
          );
        }
        const { id, progress } = course;
        const title = course.title ?? emptyValue;
        return (
          <>
            <div className={styles.resumedCourse}>
              <CourseCover courseId={id} size="thumb" progress={progress} />
              <div className={styles.resumedTexts}>
                <p className={styles.resumedTitle}>{title}</p>
                <ProgressBar
                  value={progress}
                  label={texts.progressOf({ title })}
                  text={texts.progress({ percent: formatPercent(progress) })}
                />
              </div>
            </div>
            <ButtonLink block href={pathTo.resumedCourse(id)}>
              {texts.resume} <VisuallyHidden>{texts.resumeHidden({ title })}</VisuallyHidden>
            </ButtonLink>
          </>
        );
      }}
    </QueryBoundary>
  );
}

/** Cards of the home with a figure. */
export type OwnFigureOf = 'courses' | 'network' | 'earnings';

export interface OwnFigureProps {
  /** The card. */
  of: OwnFigureOf;
}

/** The member's own figure of a card; a dash if its read fails. */
export function OwnFigure({ of }: OwnFigureProps) {
  const Figure = figures[of];
  return <Figure />;
}

/** How many of all there are, with a label; or another one alone when there are none. */
function partOf(part: number, total: number, label: string, none: string): Figure {
  if (total === 0) return { label: none };
  return { value: messages.part({ part: formatCount(part), total: formatCount(total) }), label };
}

const figures = {
  courses: function CoursesFigure() {
    const { profile, courses } = useCourses();
    const rows = nonNullRows(courses.data ?? []);
    const done = rows.filter(({ progress }) => isCourseCompleted(progress));
    const query: QueryResult<unknown> = stateOf(profile) === 'failed' ? profile : courses;
    return (
      <Shown query={query}>{() => partOf(done.length, rows.length, messages.coursesDone, messages.noCourses)}</Shown>
    );
  },
  network: function NetworkFigure() {
    return (
      <Shown query={$api.useQuery('get', '/qualificacoes')}>
        {({ indicados }) => {
          const people = nonNullRows(indicados);
          return partOf(countActive(people), people.length, messages.activeDirects, messages.noDirects);
        }}
      </Shown>
    );
  },
  earnings: function EarningsFigure() {
    const { year, month } = useThisMonth();
    const query = $api.useQuery('get', '/ganhos/detalhados', { params: { query: { mes: month, ano: year } } });
    const totals = query.data && totalsOf(query.data, 'month');
    const label = messages.earningsIn({ monthName: monthNames[month - 1] ?? '' });
    return (
      <Shown query={query}>
        {() => ({
          value: formatCents(totals?.sum ?? null),
          label: totals?.lacksAmount ? messages.incomplete : label,
        })}
      </Shown>
    );
  },
} satisfies Record<OwnFigureOf, () => React.ReactNode>;

interface Figure {
  value?: string;
  /** Below the value. */
  label: string;
}

interface ShownProps<Data> {
  /** The read of the figure. */
  query: QueryResult<Data>;
  /** Computes the figure from the data. */
  children: (data: Data) => Figure;
}

/** A figure above its label, of equal height in every state of the read. */
function Shown<Data>({ query, children }: ShownProps<Data>) {
  if (query.data === undefined && stateOf(query) !== 'failed') {
    return (
      <div className={styles.own}>
        <VisuallyHidden>{messages.loading}</VisuallyHidden>
        <Skeleton kind="text" rows={2} />
      </div>
    );
  }
  const { value, label } =
    query.data === undefined ? { value: '–', label: messages.unavailable } : children(query.data);
  return (
    <p className={styles.own}>
      {value !== undefined && <span className={styles.ownValue}>{value}</span>}{' '}
      <span className={value === undefined ? undefined : styles.ownLabel}>{label}</span>
    </p>
  );
}
