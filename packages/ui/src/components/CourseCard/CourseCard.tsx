import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import type { HeadingLevel } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { CourseCover } from './CourseCover.tsx';
import * as styles from './CourseCard.css.ts';

/** Props of CourseCard. */
export interface CourseCardProps extends Pick<ComponentProps<'a'>, 'onPointerEnter' | 'onFocus'> {
  /** Where the card leads. */
  href: string;
  /** The course's title; the cover is drawn from it. */
  title: string;
  /** The course's description or the sentence for having none; three lines are shown. */
  description: string;
  /** Badges such as 'Curso Premium' or 'Acesso livre'. */
  badges?: ReactNode;
  /** A progress bar or another fact at the foot of the card. */
  footer?: ReactNode;
  /** Words of a button at the foot, such as 'Acessar Curso'; it is then the card's link and the title is plain. */
  actionText?: string;
  /**
   * Place of the title in the outline of the page.
   * @default 2
   */
  level?: HeadingLevel;
}

/** A course in a list. The whole card is one link. */
export function CourseCard(props: CourseCardProps) {
  const { href, title, description, badges, footer, actionText, level = 2, ...native } = props;
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <CourseCover title={title} />
      <div className={styles.body}>
        {badges}
        <Heading
          id={titleId}
          title={title.length > 80 ? title : undefined}
          className={cx(styles.title, styles.clampedTitle)}
        >
          {actionText === undefined ? (
            <Link {...native} href={href} className={styles.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        <p className={styles.description}>{description}</p>
        {(footer !== undefined || actionText !== undefined) && (
          <div className={styles.foot}>
            {footer}
            {actionText !== undefined && (
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
