import type { ReactNode } from 'react';
import { hasContent } from '../../../internal/hasContent.ts';
import { useTakeFocus } from '../../../internal/takeFocus.ts';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import type { KeyValueItem } from '../../primitives/KeyValue/KeyValue.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SponsorCard.css.ts';

export interface SponsorCardProps {
  /** Heading, such as 'Dados do indicador'. */
  title: string;
  /** The sponsor's full name; the circle shows its initials. */
  name: string;
  /** Name, e-mail and, if there is one, phone; the labels are for screen readers. */
  items: readonly KeyValueItem[];
  /** Buttons such as 'Alterar' and 'Confirmar'. */
  actions?: ReactNode;
  /**
   * Moves focus to the heading when the card appears, so that screen readers announce it.
   * @default false
   */
  takeFocus?: boolean;
}

/** The sponsor of a member: to confirm during registration, and for information in the profile. */
export function SponsorCard({ title, name, items, actions, takeFocus = false }: SponsorCardProps) {
  const heading = useTakeFocus<HTMLHeadingElement>(takeFocus);
  return (
    <Card title={title} titleRef={heading} tone={hasContent(actions) ? 'selected' : 'plain'}>
      <div className={styles.person}>
        <Avatar name={name} />
        <dl className={styles.facts}>
          {items.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <VisuallyHidden as="dt">{label}</VisuallyHidden>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {hasContent(actions) && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}
