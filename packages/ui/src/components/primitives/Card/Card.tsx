import { useId, type ReactNode, type Ref } from 'react';
import { cx } from '../../../internal/cx.ts';
import { hasContent } from '../../../internal/hasContent.ts';
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** Heading of the card; with it the card is a region of that name. */
  title?: ReactNode;
  /**
   * Level of the heading.
   * @default 2
   */
  titleLevel?: HeadingLevel;
  /** Language of the title when it is not Portuguese, such as "en". */
  titleLang?: string;
  /** Ref of the heading, for moving focus to it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Buttons, links or a badge at the end of the title row. */
  actions?: ReactNode;
  /**
   * `premium`: gold, for content that needs a subscription. `selected`: the chosen card of several. `open`: no frame,
   * a line above.
   * @default 'plain'
   */
  tone?: 'plain' | 'premium' | 'selected' | 'open';
  /**
   * Element to render when there is no title, or instead of the region.
   * @default 'section' with a title, otherwise 'div'
   */
  as?: 'section' | 'article' | 'div' | 'li';
  /** Content of the card. */
  children: ReactNode;
}

/** A container for one subject. */
export function Card(props: CardProps) {
  const { title, titleLevel = 2, titleLang, titleRef, actions, tone = 'plain', children } = props;
  const titleId = useId();
  const titled = hasContent(title);
  const Element = props.as ?? (titled ? 'section' : 'div');
  // Only elements with a role may have an accessible name.
  const named = titled && (Element === 'section' || Element === 'article');
  return (
    <Element aria-labelledby={named ? titleId : undefined} className={cx(styles.card, styles.tone[tone])}>
      {(titled || hasContent(actions)) && (
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
