import { useId, type ReactNode, type Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import * as styles from './Card.css.ts';

/** Props of Card. */
export interface CardProps {
  /** Heading of the card; with one the card is a region of that name. */
  title?: ReactNode;
  /**
   * Place of the heading in the outline of the page.
   * @default 2
   */
  titleLevel?: HeadingLevel;
  /** Language of the title when it is not Portuguese, such as "en". */
  titleLang?: string;
  /** The heading itself, so that focus can be led to it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Buttons, links or a badge at the end of the title's line. */
  actions?: ReactNode;
  /**
   * `premium` is the gold notice for subscribers' content, `selected` the one chosen among several.
   * @default 'plain'
   */
  tone?: 'plain' | 'premium' | 'selected';
  /**
   * Element to draw when there is no title, or instead of the region.
   * @default 'section' with a title, otherwise 'div'
   */
  as?: 'section' | 'article' | 'div' | 'li';
  /** What is on the sheet. */
  children: ReactNode;
}

/** A sheet on the page that holds one subject. */
export function Card(props: CardProps) {
  const { title, titleLevel = 2, titleLang, titleRef, actions, tone = 'plain', children } = props;
  const titleId = useId();
  const titled = title !== undefined;
  const Element = props.as ?? (titled ? 'section' : 'div');
  // Only elements with a role may carry a name.
  const named = titled && (Element === 'section' || Element === 'article');
  return (
    <Element aria-labelledby={named ? titleId : undefined} className={cx(styles.card, styles.tone[tone])}>
      {(titled || actions !== undefined) && (
        <div className={styles.head}>
          {titled && (
            <Heading level={titleLevel} size="h3" id={titleId} lang={titleLang} tabIndex={-1} ref={titleRef}>
              {title}
            </Heading>
          )}
          {actions}
        </div>
      )}
      {children}
    </Element>
  );
}
