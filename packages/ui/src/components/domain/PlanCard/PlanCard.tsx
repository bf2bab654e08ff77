import { Fragment, useId, type ReactNode } from 'react';
import type { BadgeTone } from '../../../theme/tokens.ts';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { KeyValue, type KeyValueItem } from '../../primitives/KeyValue/KeyValue.tsx';
import { Badge } from '../Badge/Badge.tsx';
import * as styles from './PlanCard.css.ts';

export interface PlanCardProps {
  /** Name of the plan, such as 'Plano Mensal'. */
  name: string;
  /** The formatted price, such as 'R$ 250,00/mês'. */
  price?: string;
  /** The status, which sets icon and colour of its badge. */
  tone: BadgeTone;
  /** The label of the status, such as 'Ativa'. */
  status: string;
  /** The status with the next date in one sentence, and further sentences below it. */
  sentences: readonly string[];
  /**
   * Renders a sentence, such as with a link in it.
   * @default the unchanged sentence
   */
  renderSentence?: (sentence: string) => ReactNode;
  /** Dates and other facts, in one row that wraps. */
  facts?: readonly KeyValueItem[];
}

/** A subscription plan: name, status, price and next date. */
export function PlanCard(props: PlanCardProps) {
  const { name, price, tone, status, sentences, facts = [] } = props;
  const { renderSentence = (sentence: string) => sentence } = props;
  const nameId = useId();
  return (
    <section aria-labelledby={nameId} className={styles.card}>
      <div className={styles.head}>
        <div className={styles.plan}>
          <Heading level={2} size="h3" id={nameId}>
            {name}
          </Heading>
          <Badge tone={tone}>{status}</Badge>
        </div>
        {price !== undefined && <Price>{price}</Price>}
      </div>
      <div className={styles.sentences}>
        {sentences.map((sentence) => (
          <p key={sentence} className={styles.sentence}>
            {renderSentence(sentence)}
          </p>
        ))}
      </div>
      {facts.length > 0 && (
        <div className={styles.foot}>
          <KeyValue variant="grid" items={facts} />
        </div>
      )}
    </section>
  );
}

/**
 * The price; where it does not fit, the line breaks before '/mês', not inside the number. Another price is another
 * element, for browsers that translate.
 */
function Price({ children }: { children: string }) {
  const [amount, ...period] = children.split('/');
  return (
    <p key={children} className={styles.price}>
      {amount}
      {period.map((part) => (
        <Fragment key={part}>
          <wbr />/{part}
        </Fragment>
      ))}
    </p>
  );
}
