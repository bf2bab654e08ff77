import { TextLink } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';

export interface EmailTextProps {
  /** An address, or any other text, which stays as it is. */
  children: string;
}

/** An e-mail address that breaks before the `@` where it does not fit its line, and not within a word. */
export function EmailText({ children: address }: EmailTextProps) {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}

export interface EmailLinkProps {
  /** As received. */
  address: string | null;
}

/** An address and nothing else: text after a "?" would fill in the new message. */
const plainAddress = /^[^\s@?&#%]+@[^\s@?&#%]+$/;

/** A link that writes to an e-mail address. Shows `--` for an empty address, and plain text for an invalid one. */
export function EmailLink({ address }: EmailLinkProps) {
  const email = address?.trim() ?? '';
  if (!plainAddress.test(email)) return email || emptyValue;
  return (
    // The text is the address: paper needs it once.
    <TextLink href={`mailto:${email}`} data-paper="">
      <EmailText>{email}</EmailText>
    </TextLink>
  );
}
