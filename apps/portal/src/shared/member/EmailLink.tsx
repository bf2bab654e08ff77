import { TextLink } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';

export interface EmailLinkProps {
  /** As received. */
  address: string | null;
}

/** An address and nothing else: what follows a "?" would fill the message that opens. */
const plainAddress = /^[^\s@?&#%]+@[^\s@?&#%]+$/;

/**
 * An e-mail address that opens a new message and prefers to break before the `@`; `--` if it is
 * empty, and only text if it is no address.
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
