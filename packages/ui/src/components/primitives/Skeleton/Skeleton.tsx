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

/** A grey title with three cards, in place of a page. Use it inside Loading. */
export function SkeletonPage() {
  return (
    <>
      <div aria-hidden="true" className={styles.line.title} />
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </>
  );
}
