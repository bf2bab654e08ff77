import type { Received } from '@raiz/api-client';
import { safeUrl } from '@raiz/api-client/rules';
import { ButtonLink, Card, DownloadIcon, Stack, Text, VisuallyHidden } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { certificatesMessages } from '@raiz/ui/messages/learning';

export interface CertificateCardProps {
  /** As received: unknown fields are null. */
  certificate: Received<'Certificado'>;
}

/**
 * One certificate: course, date of issue (dd/mm/yyyy) and a link that opens the file in a new tab.
 * An unsafe or missing address is a sentence instead of a link.
 */
export function CertificateCard({ certificate }: CertificateCardProps) {
  const title = certificate.title ?? emptyValue;
  const href = safeUrl(certificate.certificate_url, window.location.origin);
  return (
    <Card as="article" title={title}>
      <Stack align="start">
        <Text tone="muted">{certificatesMessages.issuedAt({ date: formatDate(certificate.issued_at) })}</Text>
        {href === null ? (
          <Text>{certificatesMessages.unavailable}</Text>
        ) : (
          <ButtonLink href={href} newTab variant="secondary" icon={<DownloadIcon />}>
            {certificatesMessages.download}
            <VisuallyHidden> {certificatesMessages.downloadFor({ course: title })}</VisuallyHidden>
          </ButtonLink>
        )}
      </Stack>
    </Card>
  );
}
