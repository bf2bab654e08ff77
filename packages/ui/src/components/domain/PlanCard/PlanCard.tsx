import { useId, type ReactNode } from 'react';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { KeyValue, type KeyValueItem } from '../../primitives/KeyValue/KeyValue.tsx';
import * as styles from './PlanCard.css.ts';

export interface PlanCardProps {
  /** Name of the plan, such as 'Plano Mensal'. */
  name: string;
  /** The formatted price, such as 'R$ 250,00/mês'. */
  price?: string;
  /** The status as a badge. */
  status?: ReactNode;
  /** One sentence with the next date: renewal, end of the trial or of the access. */
  sentence?: ReactNode;
  /** Dates and other facts, in one row that wraps. */
  facts?: readonly KeyValueItem[];
  /** Buttons and links, the main one first: a column at the end, below the words on phones. */
  actions?: ReactNode;
  /** A quiet action below the others, such as cancelling. */
  quietAction?: ReactNode;
}

/** A subscription plan: name, status, price, next date and what the member can do. */
export function PlanCard({ name, price, status, sentence, facts, actions, quietAction }: PlanCardProps) {
  const nameId = useId();
  return (
    <section aria-labelledby={nameId} className={styles.card}>
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading level={2} size="h3" id={nameId}>
            {name}
          </Heading>
          {status}
        </div>
        {price !== undefined && <p className={styles.price}>{price}</p>}
        {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
      </div>
      {(actions !== undefined || quietAction !== undefined) && (
        <div className={styles.actions}>
          {actions}
          {quietAction}
        </div>
      )}
      {facts !== undefined && (
        <div className={styles.facts}>
          <KeyValue look="grid" items={facts} />
        </div>
      )}
    </section>
  );
}
