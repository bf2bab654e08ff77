import { safeUrl } from '@raiz/api-client/rules';
import { TextLink } from '@raiz/ui';

export interface MailPreviewProps {
  /** The answer's `preview_url`, where the e-mail can be seen; nothing is shown without one. */
  url: string | null | undefined;
  /** Words of the link. */
  label: string;
}

/** The link to a test e-mail (spec, section 2). An address that may not be followed is shown as text. */
export function MailPreview({ url, label }: MailPreviewProps) {
  if (!url) return null;
  const href = safeUrl(url);
  if (href === null) return <div>{url}</div>;
  return (
    <div>
      <TextLink href={href} newTab>
        {label}
      </TextLink>
    </div>
  );
}
