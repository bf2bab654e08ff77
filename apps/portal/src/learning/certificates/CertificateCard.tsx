import type { Schemas } from '@raiz/api-client';
import { safeUrl } from '@raiz/api-client/rules';
import { ButtonLink, Card, DownloadIcon, Stack, Text, VisuallyHidden } from '@raiz/ui';
import { formatDate } from '@raiz/ui/format';
import { certificatesMessages } from '@raiz/ui/messages/learning';

export interface CertificateCardProps {
  /** One finished course; without a usable link there is nothing to open. */
  certificate: Schemas['Certificado'];
  /** The portal's own origin, on which the address may be a path. */
  origin: string;
}

/** One certificate: course, day of issue (dd/mm/yyyy) and the file in a new tab, unless its address is no safe one. */
export function CertificateCard({ certificate, origin }: CertificateCardProps) {
  const href = safeUrl(certificate.certificate_url, origin);
  return (
    <Card as="article" title={certificate.title}>
      <Stack align="start">
        <Text tone="muted">{certificatesMessages.issuedAt({ date: formatDate(certificate.issued_at) })}</Text>
        {href === null ? (
          <Text>{certificatesMessages.unavailable}</Text>
        ) : (
          <ButtonLink href={href} newTab variant="secondary" icon={<DownloadIcon />}>
            {certificatesMessages.download}
            <VisuallyHidden> {certificatesMessages.downloadFor({ course: certificate.title })}</VisuallyHidden>
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
