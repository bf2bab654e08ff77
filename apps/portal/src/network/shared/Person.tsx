import { Avatar, TextLink, VisuallyHidden } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import type { ReactNode } from 'react';
import * as styles from './Person.css.ts';

export interface PersonHeadProps {
  /** The person's name, for the initials. */
  name: string;
  /** Level and status, each with a label for screen readers. */
  facts: readonly { label: string; value: ReactNode }[];
}

/** Top of a person's sheet, below the name: initials, level and status. */
export function PersonHead({ name, facts }: PersonHeadProps) {
  return (
    <div className={styles.head}>
      <Avatar name={name} />
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <VisuallyHidden as="dt">{label}</VisuallyHidden>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

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
