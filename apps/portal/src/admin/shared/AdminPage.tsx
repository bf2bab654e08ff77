import {
  type Breadcrumb,
  Breadcrumbs,
  ButtonLink,
  EyeIcon,
  Loading,
  Notice,
  PageLayout,
  Skeleton,
  TextLink,
} from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { adminFormMessages, adminAccessMessages, adminParentMessages } from '@raiz/ui/messages/admin';
import type { ReactNode } from 'react';
import { paths, pathTo } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { type QueryResult, stateOf } from '../../shared/reads/stateOf.ts';
import * as styles from './layout.css.ts';

/** A page above an admin page. */
export type ParentPage = Required<Pick<Breadcrumb, 'label' | 'href'>> & Pick<Breadcrumb, 'lang'>;

export interface AdminPageProps {
  /** Heading of the page, in English. */
  title: string;
  /** The pages above this one; omitted on the topmost. */
  above?: readonly ParentPage[];
  /** Path of its course or lesson as students see it; false while it loads. */
  asStudent?: string | false;
  /** Buttons and links for the whole page, beside the title. */
  actions?: ReactNode;
  /** Content below the title. */
  children: ReactNode;
}

/** Layout of the admin pages. They are in English, with `lang="en"` for screen readers. */
export function AdminPage({ title, above, asStudent = false, actions, children }: AdminPageProps) {
  return (
    <div lang="en">
      <PageLayout>
        <ScreenHeader
          lang="en"
          above={
            above && (
              <div className={styles.above}>
                <Breadcrumbs label={adminParentMessages.youAreHere} items={above} />
                {asStudent && (
                  <TextLink variant="standalone" icon={<EyeIcon />} href={asStudent}>
                    {adminParentMessages.seeAsStudent}
                  </TextLink>
                )}
              </div>
            )
          }
          actions={actions || undefined}
        >
          {title}
        </ScreenHeader>
        {children}
      </PageLayout>
    </div>
  );
}

/**
 * The pages above a page of a course: the courses and, if the course is known, its modules.
 * @param course false while unknown
 */
export function aboveCourse(course: { courseId: number; title: string } | false = false): readonly ParentPage[] {
  const courses = { label: adminParentMessages.courses, href: paths.adminCourses };
  return course
    ? [courses, { label: course.title, href: pathTo.adminModules(course.courseId), lang: 'pt-BR' }]
    : [courses];
}

/** The page for an invalid address: a retry cannot help. */
export function UnknownAdminPage({ title, children }: Pick<AdminPageProps, 'title' | 'children'>) {
  return (
    <AdminPage title={title} above={aboveCourse()}>
      <Notice
        tone="danger"
        actions={
          <ButtonLink variant="secondary" href={paths.adminCourses}>
            {adminParentMessages.backToCourses}
          </ButtonLink>
        }
      >
        {children}
      </Notice>
    </AdminPage>
  );
}

interface AdminLoadingProps {
  /**
   * What is loading, such as "Loading lessons". Without it shows the visible text 'Carregando...'.
   */
  text?: string;
  /** What is loading. @default 'form' */
  kind?: 'list';
  /** The message for a failure. */
  failedText: string;
  /** The queries of the page; a retry refetches those that failed. */
  queries: readonly (QueryResult<unknown> & { isError: boolean })[];
}

/** Shown until the data of an admin page has loaded: the loading state, or the failure. */
export function AdminLoading({ failedText, queries, ...waiting }: AdminLoadingProps) {
  // A form must not start with cached data from before a failure.
  const reads = queries.map((query) => (query.isError ? { ...query, data: undefined } : query));
  if (reads.every((query) => stateOf(query) !== 'failed')) return <Waiting {...waiting} />;
  return (
    <QueryBoundary
      queries={reads}
      failed={failedText}
      retryText={adminFormMessages.retry}
      retryingText={adminFormMessages.retrying}
    />
  );
}

function Waiting({ text, kind }: Pick<AdminLoadingProps, 'text' | 'kind'>) {
  return (
    <div lang={text === undefined ? 'pt-BR' : undefined}>
      <Loading text={text ?? adminAccessMessages.loading} showText={text === undefined}>
        <Skeleton kind={kind ?? 'form'} />
      </Loading>
    </div>
  );
}

/** The row with a title for texts; `--` when unknown. */
export function withTitle({ title }: { title: string | null }): { title: string } {
  return { title: title ?? emptyValue };
}
