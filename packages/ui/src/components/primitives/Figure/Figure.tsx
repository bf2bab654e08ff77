import type { ReactNode } from 'react';
import { hasContent } from '../../../internal/hasContent.ts';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Figure.css.ts';

export interface FigureProps {
  /** The name of the figure, such as 'Ganhos em novembro'. */
  label: string;
  /**
   * Reserves the space of the label without showing it, while its final text is unknown.
   * @default false
   */
  hideLabel?: boolean;
  /** The formatted value, such as 'R$ 1.284,50'; null while loading or when unavailable. */
  value: string | null;
  /**
   * Language of the value, such as the English name of a level.
   * @default the language of the page
   */
  valueLang?: 'en' | undefined;
  /** A few words that explain or date the value, or say that it is unavailable. */
  hint: ReactNode;
  /**
   * `two` reserves the space of two lines in a narrow card.
   * @default 'one'
   */
  hintLines?: 'one' | 'two';
  /** Path of the page with the details. */
  href: string;
  /** Icon before the label, hidden where the card is narrow. */
  icon?: ReactNode;
  /**
   * `loading`: a grey bar instead of the value, at the same height. `unavailable`: a dash; the card is still a link.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'unavailable';
  /**
   * Announced while loading.
   * @default 'Carregando...'
   */
  loadingText?: string;
}

/** The size of a value: a number never breaks, words may take two lines. */
function sizeOf(value: string): keyof typeof styles.value {
  const longestPart = Math.max(...value.split(' ').map(({ length }) => length));
  if (longestPart > 17) return 'longest';
  return value.length > 12 ? 'long' : 'short';
}

/** One large figure as a link to its details. Meant for FigureGrid. */
export function Figure(props: FigureProps) {
  const { label, hideLabel = false, value, valueLang, hint, hintLines = 'one', href, icon, state = 'ready' } = props;
  const { loadingText = uiTexts.loading } = props;
  const loading = state === 'loading';
  const ready = state === 'ready' && value !== null;
  return (
    <Link href={href} className={styles.figure}>
      <span className={styles.label}>
        {hasContent(icon) && <span className={styles.icon}>{icon}</span>}
        <span className={hideLabel ? styles.hidden : undefined}>{label}</span>
      </span>{' '}
      <span lang={ready ? valueLang : undefined} className={styles.value[ready ? sizeOf(value) : 'short']}>
        {loading && <VisuallyHidden>{loadingText}</VisuallyHidden>}
        {loading && <span className={styles.valueBone} />}
        {!loading && (ready ? value : <span className={styles.dash}>–</span>)}
      </span>{' '}
      <span className={styles.hint[hintLines]}>{loading ? <span className={styles.hintBone} /> : hint}</span>
    </Link>
  );
}

export interface FigureGridProps {
  /** Two to four Figures. */
  children: ReactNode;
}

/** Figures in one row of up to four, or two by two at 768 px and below. */
export function FigureGrid({ children }: FigureGridProps) {
  return <div className={styles.grid}>{children}</div>;
}
