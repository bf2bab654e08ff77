import { Avatar, VisuallyHidden } from '@raiz/ui';
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
