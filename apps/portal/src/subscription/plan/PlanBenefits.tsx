import type { Received } from '@raiz/api-client';
import {
  Card,
  CertificateIcon,
  CourseCover,
  CourseIcon,
  Link,
  List,
  PeopleIcon,
  PointList,
  Skeleton,
  TextLink,
} from '@raiz/ui';
import { countOf, emptyValue } from '@raiz/ui/format';
import { planMessages } from '@raiz/ui/messages/subscription';
import { premiumCourses, pathTo } from '../../shared/page/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { hasId, nonNullRows, rowKeys, type WithId } from '../../shared/reads/rows.ts';
import * as styles from './PlanBenefits.css.ts';

const messages = planMessages.benefits;

const pointsFor = (premium: number) => [
  { title: countOf(premium, messages.courses), text: messages.coursesText, icon: <CourseIcon size="text" /> },
  { title: messages.certificates, text: messages.certificatesText, icon: <CertificateIcon size="text" /> },
  { title: messages.network, text: messages.networkText, icon: <PeopleIcon size="text" /> },
];

/** Number of premium courses shown by name. */
const shown = 3;

type Course = Received<'Curso'>;

const premiumOf = (courses: readonly (Course | null)[]) =>
  nonNullRows(courses)
    .filter((course) => hasId(course))
    .filter(({ is_premium }) => is_premium === 1);

/**
 * The benefits of the subscription, and the names of the premium courses if they have loaded. `waiting`: the page still
 * waits, and its answer would replace their links under a finger.
 */
export function PlanBenefits({ waiting }: { waiting: boolean }) {
  const courses = $api.useQuery('get', '/courses', undefined, { select: premiumOf });
  return (
    <Card title={messages.title} tone="open">
      <PointList points={pointsFor(courses.data?.length ?? 0)} />
      {!courses.isError && (
        <QueryBoundary
          queries={[courses]}
          failed={messages.premiumCourses}
          tone="warning"
          waiting={waiting}
          skeleton={<Skeleton kind="text" />}
        >
          {(premium) => premium.length > 0 && <PremiumCourses courses={premium} />}
        </QueryBoundary>
      )}
    </Card>
  );
}

function PremiumCourses({ courses }: { courses: readonly WithId<Course>[] }) {
  const keyOf = rowKeys(courses);
  return (
    <div className={styles.courses}>
      <List aria-label={messages.premiumCourses} className={styles.list}>
        {courses.slice(0, shown).map((course) => (
          <li key={keyOf(course)} className={styles.course}>
            <CourseCover courseId={course.id} size="thumb" />
            <Link href={pathTo.coursePreview(course.id)} className={styles.title}>
              {course.title ?? emptyValue}
            </Link>
          </li>
        ))}
      </List>
      <TextLink variant="standalone" href={premiumCourses}>
        {messages.allCourses}
      </TextLink>
    </div>
  );
}
