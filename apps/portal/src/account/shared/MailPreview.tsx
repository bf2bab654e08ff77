import { safeUrl } from '@raiz/api-client/rules';
import { TextLink } from '@raiz/ui';

export interface MailPreviewProps {
  /** The answer's `preview_url`; renders nothing without one. */
  url: string | null | undefined;
  /** Text of the link. */
  label: string;
}

/** The link to a test e-mail. Shows an unsafe address as text. */
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
