import { Grid } from '../Layout/Grid.tsx';
import * as styles from './Skeleton.css.ts';

export interface SkeletonTextProps {
  /**
   * Number of lines; the last one is shorter.
   * @default 3
   */
  lines?: number;
}

/** Grey lines in place of text. Use it inside Loading. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <div aria-hidden="true" className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={index === lines - 1 && lines > 1 ? styles.line.short : styles.line.long} />
      ))}
    </div>
  );
}

export interface SkeletonCardProps extends SkeletonTextProps {
  /**
   * Whether it has a course's cover.
   * @default false
   */
  cover?: boolean;
}

/** A grey card. Use it inside Loading. */
export function SkeletonCard({ cover = false, lines = 3 }: SkeletonCardProps) {
  return (
    <div aria-hidden="true" className={cover ? styles.card.cover : styles.card.plain}>
      {cover && <div className={styles.line.cover} />}
      <div className={styles.cardBody}>
        <div className={styles.line.heading} />
        <SkeletonText lines={lines} />
      </div>
    </div>
  );
}

export interface SkeletonPageProps {
  /**
   * Number of cards below the title.
   * @default 3
   */
  cards?: number;
  /**
   * Whether the cards are courses' cards, side by side.
   * @default false
   */
  covers?: boolean;
}

/** A grey title with cards, in place of a page. Use it inside Loading. */
export function SkeletonPage({ cards = 3, covers = false }: SkeletonPageProps) {
  const items = Array.from({ length: cards }, (_, index) => <SkeletonCard key={index} cover={covers} />);
  return (
    <>
      <div aria-hidden="true" className={styles.line.title} />
      {covers ? <Grid>{items}</Grid> : items}
    </>
  );
}
