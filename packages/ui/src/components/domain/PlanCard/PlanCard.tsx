import { Fragment, useId, type ReactNode } from 'react';
import type { BadgeTone } from '../../../theme/tokens.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { KeyValue, type KeyValueItem } from '../../primitives/KeyValue/KeyValue.tsx';
import { StatusWord } from '../Badge/Badge.tsx';
import * as styles from './PlanCard.css.ts';

export interface PlanCardProps {
  /** Name of the plan, such as 'Plano Mensal'. */
  name: string;
  /** The formatted price, such as 'R$ 250,00/mês'. */
  price?: string;
  /** The status: decides icon and colour before the sentences. */
  tone: BadgeTone;
  /** The status with the next date in one sentence, and further sentences below it. */
  sentences: readonly string[];
  /** Dates and other facts, in one row that wraps. */
  facts?: readonly KeyValueItem[];
  /** Buttons and links, the main one first: a column at the end, below the words on phones. */
  actions?: ReactNode;
  /** A quiet action below the others, such as cancelling. */
  quietAction?: ReactNode;
}

/** A subscription plan: name, status, price, next date and what the member can do. */
export function PlanCard({ name, price, tone, sentences, facts = [], actions, quietAction }: PlanCardProps) {
  const nameId = useId();
  return (
    <section aria-labelledby={nameId} className={styles.card}>
      <div className={styles.words}>
        <Heading level={2} size="h3" id={nameId}>
          {name}
        </Heading>
        {price !== undefined && <Price>{price}</Price>}
        <div className={styles.status}>
          <StatusWord tone={tone}>{null}</StatusWord>
          <div className={styles.sentences}>
            {sentences.map((sentence) => (
              <p key={sentence} className={styles.sentence}>
                {sentence}
              </p>
            ))}
          </div>
        </div>
      </div>
      {(actions !== undefined || quietAction !== undefined) && (
        <div className={styles.actions}>
          {actions}
          {quietAction}
        </div>
      )}
      {facts.length > 0 && (
        <div className={styles.facts}>
          <KeyValue look="grid" items={facts} />
        </div>
      )}
    </section>
  );
}

/** The price; where it does not fit, the line breaks before '/mês', not inside the number. */
function Price({ children }: { children: string }) {
  const [amount, ...period] = children.split('/');
  return (
    <p className={styles.price}>
      {amount}
      {period.map((part) => (
        <Fragment key={part}>
          <wbr />/{part}
        </Fragment>
      ))}
    </p>
  );
}
