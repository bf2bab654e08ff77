import { BackLink, BrandMark, ButtonLink, Card, EmptyState, PageLayout, SkeletonCard, Text } from '@raiz/ui';
import { certificatesMessages } from '@raiz/ui/messages/learning';
import { DroppedRows } from '../../shared/reads/DroppedRows.tsx';
import { Loaded } from '../../shared/reads/Loaded.tsx';
import { paths } from '../../shared/paths.ts';
import { $api } from '../../shared/reads/queries.ts';
import { knownRows, rowKey } from '../../shared/reads/rows.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';
import { toMemberLoad } from '../shared/toMemberLoad.ts';
import { useProfile } from '../shared/useProfile.ts';
import { CertificateCard } from './CertificateCard.tsx';
import * as styles from './CertificateCard.css.ts';

/** `/perfil/certificados`: the member's certificates (docs/specification.md#my-certificates). */
export function Route() {
  const profile = useProfile();
  const userId = profile.data?.user.id ?? null;
  const certificates = $api.useQuery(
    'get',
    '/user/certificates',
    { params: { query: { user_id: userId ?? 0 } } },
    { enabled: userId !== null },
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
      <Loaded
        load={toMemberLoad(profile, certificates, certificatesMessages.loadFailed)}
        loadingText={certificatesMessages.loading}
        skeleton={<SkeletonCard lines={8} />}
      >
        {(all) =>
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
      </Loaded>
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
