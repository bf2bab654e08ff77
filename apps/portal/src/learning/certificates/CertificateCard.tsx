import type { Received } from '@raiz/api-client';
import { safeUrl } from '@raiz/api-client/rules';
import { BrandMark, ButtonLink, CertificateIcon, DownloadIcon, Text, VisuallyHidden } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { certificatesMessages as messages } from '@raiz/ui/messages/learning';
import { useId } from 'react';
import * as styles from './CertificateCard.css.ts';

export interface CertificateCardProps {
  /** As received: unknown fields are null. */
  certificate: Received<'Certificado'>;
}

/**
 * One certificate as a small document: course, date of issue (dd/mm/yyyy) and a link that opens the
 * file in a new tab. An unsafe or missing address is a sentence instead of a link.
 */
export function CertificateCard({ certificate }: CertificateCardProps) {
  const titleId = useId();
  const title = certificate.title ?? emptyValue;
  const href = safeUrl(certificate.certificate_url, window.location.origin);
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <BrandMark />
          <p className={styles.kind}>{messages.kind}</p>
        </div>
        <h2 id={titleId} title={title.length > 80 ? title : undefined} className={styles.title}>
          {title}
        </h2>
        <div className={styles.foot}>
          <Text as="span" size="small">
            {messages.issuedAt({ date: formatDate(certificate.issued_at) })}
          </Text>
          <span className={styles.seal}>
            <CertificateIcon size="hero" />
          </span>
        </div>
      </div>
      <div className={styles.actions}>
        {href === null ? (
          <Text tone="muted" size="small">
            {messages.unavailable}
          </Text>
        ) : (
          <ButtonLink href={href} newTab variant="secondary" icon={<DownloadIcon />}>
            {messages.download}
            <VisuallyHidden> {messages.downloadFor({ course: title })}</VisuallyHidden>
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
