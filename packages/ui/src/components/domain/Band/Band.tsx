import { type ReactNode, type Ref, use, useId } from 'react';
import { cx } from '../../../internal/cx.ts';
import { hasContent } from '../../../internal/hasContent.ts';
import { PageIsLoading } from '../../primitives/PageLayout/PageLayout.tsx';
import { coverOf } from '../CourseCover/cover.ts';
import { tone } from '../CourseCover/CourseCover.css.ts';
import { CourseCover } from '../CourseCover/CourseCover.tsx';
import * as styles from './Band.css.ts';

/** Covers of the areas: their colours are green, violet and sky. */
const areas = { network: 1, courses: 2, money: 3 } as const;

export interface BandProps {
  /** The title of the page. */
  children: ReactNode;
  /** The area that gives colour and pattern, or the id of the course that does. */
  of: keyof typeof areas | number;
  /**
   * The member's progress in percent, which the pattern of a course shows; null before an enrolment. 0 has no dark
   * tile behind a button without a frame.
   */
  progress?: number | null;
  /** A few words beside the title, such as an e-mail address and a level. */
  lead?: ReactNode;
  /** The answer of the page: an amount, a level, a number of people. Several go into BandFigures. */
  figure?: ReactNode;
  /** What the figure means, in one sentence. */
  sentence?: ReactNode;
  /**
   * Shows grey bars in the place of figure and sentence, and keeps that of emblem and actions.
   * @default that of its PageLayout
   */
  isLoading?: boolean;
  /**
   * Shows the actions while it loads too.
   * @default false
   */
  actionsAtOnce?: boolean;
  /** Links to the sibling pages above the band: a TabStrip. */
  tabs?: ReactNode;
  /** The link to the parent page: a BackLink. */
  above?: ReactNode;
  /** A LevelEmblem in front of title and figure. */
  emblem?: ReactNode;
  /** Controls in the row of the figure, such as filters that count. */
  beside?: ReactNode;
  /** Buttons and links for the entire page. */
  actions?: ReactNode;
  /**
   * `list`: title and figure share less height.
   * @default 'figure'
   */
  size?: 'figure' | 'list';
  /** Language of the figure when it is not Portuguese, such as "en". */
  figureLang?: 'en' | undefined;
  /** Ref of the heading, for moving focus on navigation. */
  ref?: Ref<HTMLHeadingElement>;
}

/**
 * The head of a member's page: tabs, then a band over the whole width in the colour of its area, with the `<h1>`, one
 * figure and one sentence. Without them it has the height of one line each. The heading is focusable by script.
 */
export function Band(props: BandProps) {
  const { children, of, lead, figure, sentence, tabs, above, emblem, beside, actions, ref } = props;
  const { isLoading = use(PageIsLoading), size = 'figure', figureLang, actionsAtOnce = false, progress = null } = props;
  const id = typeof of === 'number' ? of : areas[of];
  const titleId = useId();
  const answer = (
    <>
      {(hasContent(figure) || hasContent(beside)) && (
        <div className={styles.row}>
          {typeof figure === 'string' ? (
            <p lang={figureLang} className={styles.figure[sizeOf(figure)]}>
              {figure}
            </p>
          ) : (
            figure
          )}
          {beside}
        </div>
      )}
      {hasContent(sentence) && <div className={styles.sentence}>{sentence}</div>}
    </>
  );
  return (
    <>
      {hasContent(tabs) && (
        <div className={styles.strip}>
          <div className={styles.inner}>{tabs}</div>
        </div>
      )}
      <section aria-labelledby={titleId} className={cx(tone[coverOf(id).tone], styles.band[size])}>
        <div className={styles.pattern}>
          <CourseCover courseId={id} size="wide" progress={progress} />
        </div>
        <div className={styles.content}>
          {hasContent(emblem) && (
            <div inert={isLoading} className={styles.emblem}>
              {emblem}
            </div>
          )}
          <div className={styles.words}>
            {hasContent(above) && <div className={styles.above}>{above}</div>}
            <div className={styles.titleRow}>
              <h1 ref={ref} id={titleId} tabIndex={-1} className={styles.title}>
                {children}
              </h1>
              {hasContent(lead) && <div className={styles.lead}>{lead}</div>}
            </div>
            {isLoading ? <div aria-hidden="true" className={styles.waiting[size]} /> : answer}
          </div>
          {hasContent(actions) && (
            <div inert={isLoading && !actionsAtOnce} className={styles.actions}>
              {actions}
            </div>
          )}
        </div>
      </section>
    </>
  );
}

/** The size of a figure: amounts, levels, amounts of eight digits. */
function sizeOf({ length }: string): keyof typeof styles.figure {
  if (length <= 13) return 'short';
  return length <= 18 ? 'medium' : 'long';
}

/** One of several figures of a band. */
export interface BandFigure {
  /** Names it among the others. */
  key: string;
  /** Name of the figure. */
  label: string;
  /** The formatted value. */
  value: string;
  /** What the figure means. */
  hint?: ReactNode;
}

/** Figures side by side, each below its name. */
export function BandFigures({ figures }: { figures: readonly BandFigure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ key, label, value, hint }) => (
        <div key={key} className={styles.named}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure[sizeOf(value)]}>{value}</dd>
          {hasContent(hint) && <dd className={styles.label}>{hint}</dd>}
        </div>
      ))}
    </dl>
  );
}
