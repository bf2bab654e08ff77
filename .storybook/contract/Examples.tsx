import { Text } from '@raiz/ui';
import type { ListedExample } from './listing.ts';
import * as styles from './Contract.css.ts';

export interface ExamplesProps {
  /** A status, or "Pedido". */
  of: string;
  examples: readonly ListedExample[];
}

/** Named examples of the contract, as JSON. */
export function Examples({ of, examples }: ExamplesProps) {
  return examples.map(({ title, json }) => (
    <section key={title} aria-label={`${of}: ${title}`} className={styles.example}>
      <Text size="small">
        <strong>{of}</strong> · {title}
      </Text>
      <pre className={styles.json}>{json}</pre>
    </section>
  ));
}
