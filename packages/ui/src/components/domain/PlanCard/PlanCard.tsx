import { useId, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { KeyValue, type KeyValueItem } from '../../primitives/KeyValue/KeyValue.tsx';
import { Loading } from '../../primitives/Skeleton/Loading.tsx';
import { SkeletonText } from '../../primitives/Skeleton/Skeleton.tsx';
import * as styles from './PlanCard.css.ts';

export interface PlanCardProps {
  /** Name of the plan, such as 'Plano Mensal'. */
  name: string;
  /**
   * Level of the name as a heading.
   * @default 2
   */
  level?: HeadingLevel;
  /** The formatted price, such as 'R$ 250,00'. */
  price?: string;
  /** What follows the price, such as 'por mês'. */
  period?: string;
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
  /**
   * Whether the subscription is loading: only the name is shown, at about the final height.
   * @default false
   */
  loading?: boolean;
}

/** A subscription plan: name, status, price, next date and what the member can do. */
export function PlanCard(props: PlanCardProps) {
  const { name, level = 2, price, period, status, sentence, facts, actions, quietAction, loading = false } = props;
  const nameId = useId();
  return (
    <section aria-labelledby={nameId} className={styles.card}>
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading level={level} size="h3" id={nameId}>
            {name}
          </Heading>
          {!loading && status}
        </div>
        {loading ? (
          <Loading>
            <SkeletonText lines={3} />
          </Loading>
        ) : (
          <>
            {price !== undefined && (
              <p className={styles.priceLine}>
                <span className={styles.price}>{price}</span>
                {period !== undefined && <span className={styles.period}> {period}</span>}
              </p>
            )}
            {sentence !== undefined && <p className={styles.sentence}>{sentence}</p>}
          </>
        )}
      </div>
      {!loading && (actions !== undefined || quietAction !== undefined) && (
        <div className={styles.actions}>
          {actions}
          {quietAction}
        </div>
      )}
      {!loading && facts !== undefined && (
        <div className={styles.facts}>
          <KeyValue look="grid" items={facts} />
        </div>
      )}
    </section>
  );
}
