import type { Received } from '@raiz/api-client';
import { safeUrl } from '@raiz/api-client/rules';
import {
  BackLink,
  BrandMark,
  ButtonLink,
  Card,
  CourseCover,
  DownloadIcon,
  EmptyState,
  List,
  Loading,
  PageLayout,
  ProgressBar,
  Seal,
  Skeleton,
  Text,
  VisuallyHidden,
} from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { certificatesMessages as messages, myCoursesMessages } from '@raiz/ui/messages/learning';
import { useId, type ReactNode } from 'react';
import { useProfile } from '../../shared/member/useProfile.ts';
import { brand } from '../../shared/page/brand.ts';
import { paths, pathTo } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { $api } from '../../shared/reads/queries.ts';
import { QueryBoundary } from '../../shared/reads/QueryBoundary.tsx';
import { useAllSettled } from '../../shared/reads/useAllSettled.ts';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { nonNullRows, rowKeys } from '../../shared/reads/rows.ts';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { percentText } from '../shared/CourseProgress.tsx';
import { memberFailure, useMyCourses } from '../shared/useMyCourses.ts';
import { nearestCourse } from '../shared/nearestCourse.ts';
import * as styles from './Certificates.css.ts';

/** `/perfil/certificados`: the member's certificates (docs/specification.md#my-certificates). */
export function Route() {
  const { member, courses } = useMyCourses();
  const certificates = $api.useQuery(
    'get',
    '/user/certificates',
    { params: { query: { user_id: member.data ?? 0 } } },
    { enabled: member.data !== undefined },
  );
  // Waits for both, because the courses decide the height of the card next to the sheets.
  const settled = useAllSettled([certificates, courses]);
  const waiting = member.data !== undefined && !settled;
  const isLoading = waiting || stateOf(member) === 'loading';
  const isEmpty = certificates.data?.length === 0;
  return (
    <div className={styles.printed}>
      <PageLayout
        header={
          <div className={isEmpty ? undefined : styles.screenOnly}>
            <ScreenHeader above={<BackLink href={paths.myCourses}>{messages.backToMyCourses}</BackLink>}>
              {messages.title}
            </ScreenHeader>
          </div>
        }
        isLoading={isLoading}
        aside={
          isLoading ? (
            <Loading text="">
              <Skeleton kind="text" />
            </Loading>
          ) : (
            !isEmpty && (
              <div className={styles.screenOnly}>
                <NextCertificate courses={nonNullRows(courses.data ?? [])} />
              </div>
            )
          )
        }
      >
        <QueryBoundary
          queries={[member, certificates]}
          failed={memberFailure(member, messages.loadFailed)}
          waiting={waiting}
          loadingText={messages.loading}
          skeleton={<Skeleton kind="box" />}
        >
          {(_id, all) => {
            const keyOf = rowKeys(all);
            return all.length === 0 ? (
              <EmptyState
                title={messages.none}
                action={<ButtonLink href={paths.myCourses}>{messages.goToMyCourses}</ButtonLink>}
              >
                {messages.noneHelp}
              </EmptyState>
            ) : (
              <>
                <List className={styles.list}>
                  {nonNullRows(all).map((certificate) => (
                    <li key={keyOf(certificate)}>
                      <CertificateCard certificate={certificate} />
                    </li>
                  ))}
                </List>
                <DroppedRows rows={all} />
              </>
            );
          }}
        </QueryBoundary>
      </PageLayout>
    </div>
  );
}

interface NextCertificateProps {
  /** The courses of the member; empty while they are unknown. */
  courses: readonly Received<'CursoInscrito'>[];
}

/** The course that is nearest to its certificate, or how to get one. */
function NextCertificate({ courses }: NextCertificateProps) {
  const nearest = nearestCourse(courses);
  return (
    <Card title={messages.nextTitle}>
      {nearest === null ? (
        <Text tone="muted">{messages.noneHelp}</Text>
      ) : (
        <>
          <Text strong>{nearest.title ?? emptyValue}</Text>
          <ProgressBar
            value={nearest.progress ?? 0}
            label={messages.progressOf({ title: nearest.title ?? emptyValue })}
            text={percentText(nearest.progress)}
          />
        </>
      )}
      <div className={styles.next}>
        <ButtonLink block variant="secondary" href={nearest === null ? paths.myCourses : pathTo.course(nearest.id)}>
          {nearest === null ? messages.goToMyCourses : nearest.progress ? messages.resume : myCoursesMessages.open}
        </ButtonLink>
      </div>
    </Card>
  );
}

interface CertificateCardProps {
  /** As received: unknown fields are null. */
  certificate: Received<'Certificado'>;
}

/** The pattern at the left, and the text in a line like that of printed paper. */
function Paper({ cover, children }: { cover: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.band}>
        <div className={styles.pattern}>{cover}</div>
      </div>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

/**
 * One certificate as a sheet of A4 in landscape: the member's name, course, date of issue
 * (dd/mm/yyyy) and seal, with a link that opens the file in a new tab. Shows a text instead of a
 * link for an unsafe or missing address.
 */
function CertificateCard({ certificate }: CertificateCardProps) {
  const titleId = useId();
  const title = certificate.title ?? emptyValue;
  const name = useProfile().data?.user.name?.trim();
  const href = safeUrl(certificate.certificate_url, window.location.origin);
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <div className={styles.frame}>
        {/* Paper is white in dark, too. */}
        <div data-theme="light">
          <Paper cover={<CourseCover courseId={certificate.course_id ?? title} size="fill" />}>
            <div className={styles.head}>
              <BrandMark />
              <p className={styles.issuer}>{brand}</p>
            </div>
            <div className={styles.body}>
              <p className={styles.kind}>{messages.kind}</p>
              {name && (
                <>
                  <p className={styles.name}>{name}</p>
                  <p className={styles.person}>{messages.hasCompleted}</p>
                </>
              )}
              <h2 id={titleId} className={styles.title[title.length > 60 ? 'long' : 'short']}>
                {title}
              </h2>
            </div>
            <div className={styles.foot}>
              <span className={styles.date}>{messages.issuedAt({ date: formatDate(certificate.issued_at) })}</span>
              <Seal size="fluid" />
            </div>
          </Paper>
        </div>
      </div>
      <div className={styles.actions}>
        {href === null ? (
          <Text tone="muted" size="caption">
            {messages.unavailable}
          </Text>
        ) : (
          <ButtonLink href={href} newTab icon={<DownloadIcon />}>
            {messages.download}
            <VisuallyHidden>{` ${messages.downloadFor({ course: title })}`}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
