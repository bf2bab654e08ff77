import type { Schemas } from '@raiz/api-client';
import { ButtonLink, CertificateIcon, EmptyState, Grid, PageLayout, SkeletonCard } from '@raiz/ui';
import { certificatesMessages } from '@raiz/ui/messages/learning';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import type { Load } from '../../shared/load.ts';
import { Loaded } from '../../shared/Loaded.tsx';
import { CertificateCard } from './CertificateCard.tsx';

export interface CertificatesScreenProps {
  /** All certificates: loading, failed with its sentence and a retry, or ready. */
  load: Load<Schemas['Certificado'][]>;
  /** The portal's own origin, on which a certificate's address may be a path. */
  origin: string;
}

/** 'Meus Certificados' (spec, section 2). */
export function CertificatesScreen({ load, origin }: CertificatesScreenProps) {
  return (
    <PageLayout>
      <ScreenTitle>{certificatesMessages.title}</ScreenTitle>
      <Loaded load={load} loadingText={certificatesMessages.loading} skeleton={<SkeletonCard lines={2} />}>
        {(certificates) =>
          certificates.length === 0 ? (
            <EmptyState
              title={certificatesMessages.none}
              icon={<CertificateIcon size="hero" />}
              action={<ButtonLink href={paths.myCourses}>{certificatesMessages.goToMyCourses}</ButtonLink>}
            >
              {certificatesMessages.noneHelp}
            </EmptyState>
          ) : (
            <Grid as="ul">
              {certificates.map((certificate) => (
                <li key={certificate.id}>
                  <CertificateCard certificate={certificate} origin={origin} />
                </li>
              ))}
            </Grid>
          )
        }
      </Loaded>
    </PageLayout>
  );
}
