import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { withoutBlankLines } from '../../../format/text.ts';
import { hasContent } from '../../../internal/hasContent.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { CourseCover, type CourseCoverProps } from '../CourseCover/CourseCover.tsx';
import * as styles from './CourseCard.css.ts';

export interface CourseCardProps
  extends Pick<ComponentProps<'a'>, 'onPointerEnter' | 'onFocus'>, Pick<CourseCoverProps, 'courseId' | 'progress'> {
  /** Path of the link; null for a card without a link. */
  href: string | null;
  /** The course's title. */
  title: string;
  /** The course's description, or a sentence if there is none; three lines are visible, two in a row. */
  description: string;
  /** Badges such as 'Curso Premium' or 'Acesso livre'. */
  badges?: ReactNode;
  /** A progress bar or another fact at the end of the card. */
  footer?: ReactNode;
  /**
   * Label of a button at the end of the card, such as 'Acessar Curso'; it then is the card's link
   * instead of the title.
   */
  actionText?: ReactNode;
  /**
   * At 480 px and below: `row` is a row with a small cover, in a list that has the surface.
   * @default 'card'
   */
  phone?: 'card' | 'row';
}

/** A description of more characters may be cut: in a row, or everywhere. */
function descriptionStyle(characters: number): string {
  if (characters > 110) return styles.long;
  return characters > 60 ? styles.medium : styles.description;
}

/** A course in a list. The entire card is one link, if it has one. */
export function CourseCard(props: CourseCardProps) {
  const {
    href,
    courseId,
    progress = null,
    title,
    description,
    badges,
    footer,
    actionText,
    phone = 'card',
    ...native
  } = props;
  const titleId = useId();
  const hasAction = href !== null && hasContent(actionText);
  return (
    <article aria-labelledby={titleId} className={styles.phone[phone]}>
      <CourseCover courseId={courseId} progress={progress} size={phone === 'row' ? 'listed' : 'card'} />
      <div className={styles.body}>
        {hasContent(badges) && <div className={styles.badges}>{badges}</div>}
        <h2
          id={titleId}
          title={title.length > 80 ? title : undefined}
          className={cx(styles.title, styles.clampedTitle)}
        >
          {href !== null && !hasAction ? (
            <Link {...native} href={href} className={styles.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className={descriptionStyle(description.length)}>{withoutBlankLines(description)}</p>
        {(hasContent(footer) || hasAction) && (
          <div className={styles.foot}>
            {footer}
            {hasAction && (
              <Link {...native} href={href} aria-describedby={titleId} className={styles.action}>
                {actionText}
              </Link>
            )}
          </div>
        )}
      </div>
    </article>
  );
}
