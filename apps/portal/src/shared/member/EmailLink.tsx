import { TextLink } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';

export interface EmailLinkProps {
  /** As received. */
  address: string | null;
}

/** An address and nothing else: text after a "?" would fill in the new message. */
const plainAddress = /^[^\s@?&#%]+@[^\s@?&#%]+$/;

/**
 * A link that writes to an e-mail address, and prefers to break before the `@`. Shows `--` for an
 * empty address, and plain text for an invalid one.
 */
export function EmailLink({ address }: EmailLinkProps) {
  const email = address?.trim() ?? '';
  if (!plainAddress.test(email)) return email || emptyValue;
  const at = email.indexOf('@');
  return (
    <TextLink href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </TextLink>
  );
}
