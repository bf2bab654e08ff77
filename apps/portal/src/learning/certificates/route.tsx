import { BackLink, BrandMark, ButtonLink, Card, EmptyState, PageLayout, SkeletonCard, Text } from '@raiz/ui';
import { certificatesMessages } from '@raiz/ui/messages/learning';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { $api } from '../../shared/reads/queries.ts';
import { DroppedRows, Read } from '../../shared/reads/Read.tsx';
import { knownRows, rowKey } from '../../shared/reads/rows.ts';
import { memberFailure, useMember } from '../shared/useMyCourses.ts';
import { CertificateCard } from './CertificateCard.tsx';
import * as styles from './CertificateCard.css.ts';

/** `/perfil/certificados`: the member's certificates (docs/specification.md#my-certificates). */
export function Route() {
  const member = useMember();
  const certificates = $api.useQuery(
    'get',
    '/user/certificates',
    { params: { query: { user_id: member.data ?? 0 } } },
    { enabled: member.data !== undefined },
  );
  const isEmpty = certificates.data?.length === 0;
  return (
    <PageLayout
      header={
        <ScreenHeader above={<BackLink href={paths.myCourses}>{certificatesMessages.backToMyCourses}</BackLink>}>
          {certificatesMessages.title}
        </ScreenHeader>
      }
      aside={isEmpty ? undefined : <NextCertificate />}
    >
      <Read
        queries={[member, certificates]}
        failed={memberFailure(member, certificatesMessages.loadFailed)}
        loadingText={certificatesMessages.loading}
        skeleton={<SkeletonCard lines={8} />}
      >
        {(_id, all) =>
          all.length === 0 ? (
            <EmptyState
              title={certificatesMessages.none}
              icon={<BrandMark size="large" />}
              action={<ButtonLink href={paths.myCourses}>{certificatesMessages.goToMyCourses}</ButtonLink>}
            >
              {certificatesMessages.noneHelp}
            </EmptyState>
          ) : (
            <>
              <ul className={styles.list}>
                {knownRows(all).map((certificate, index) => (
                  <li key={rowKey(certificate, index)}>
                    <CertificateCard certificate={certificate} />
                  </li>
                ))}
              </ul>
              <DroppedRows rows={all} />
            </>
          )
        }
      </Read>
    </PageLayout>
  );
}

/** How to get another certificate. */
function NextCertificate() {
  return (
    <Card title={certificatesMessages.nextTitle}>
      <Text tone="muted">{certificatesMessages.noneHelp}</Text>
      <ButtonLink block variant="secondary" href={paths.myCourses}>
        {certificatesMessages.goToMyCourses}
      </ButtonLink>
    </Card>
  );
}
