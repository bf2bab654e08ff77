import { Grid } from '../Layout/Grid.tsx';
import * as styles from './Skeleton.css.ts';

/** Props of SkeletonText. */
export interface SkeletonTextProps {
  /**
   * Number of lines; the last one is shorter.
   * @default 3
   */
  lines?: number;
}

/** Grey lines where text will be. Goes inside Loading, which says what is going on. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <div aria-hidden="true" className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <div key={index} className={index === lines - 1 && lines > 1 ? styles.line.short : styles.line.long} />
      ))}
    </div>
  );
}

/** Props of SkeletonCard. */
export interface SkeletonCardProps extends SkeletonTextProps {
  /**
   * With the cover of a course's card.
   * @default false
   */
  cover?: boolean;
}

/** A grey card where a card will be. Goes inside Loading. */
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

/** Props of SkeletonPage. */
export interface SkeletonPageProps {
  /**
   * Number of cards below the title.
   * @default 3
   */
  cards?: number;
  /**
   * The cards are courses' cards, side by side.
   * @default false
   */
  covers?: boolean;
}

/** A grey title and cards where a page will be. Goes inside Loading. */
export function SkeletonPage({ cards = 3, covers = false }: SkeletonPageProps) {
  const drawn = Array.from({ length: cards }, (_, index) => <SkeletonCard key={index} cover={covers} />);
  return (
    <>
      <div aria-hidden="true" className={styles.line.title} />
      {covers ? <Grid>{drawn}</Grid> : drawn}
    </>
  );
}
