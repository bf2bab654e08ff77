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
  /** Ref of the heading, for moving focus to it. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Buttons, links or a badge at the end of the title row. */
  actions?: ReactNode;
  /**
   * `selected`: the chosen card of several. `open`: no frame, a line above.
   * @default 'plain'
   */
  tone?: 'plain' | 'selected' | 'open';
  /** `div` where a title must make no region. */
  as?: 'div';
  /** Content of the card. */
  children: ReactNode;
}

/** A container for one subject. */
export function Card(props: CardProps) {
  const { title, titleLevel = 2, titleRef, actions, tone = 'plain', children } = props;
  const titleId = useId();
  const titled = hasContent(title);
  const Element = props.as ?? (titled ? 'section' : 'div');
  return (
    <Element
      aria-labelledby={Element === 'section' ? titleId : undefined}
      className={cx(styles.card, styles.tone[tone])}
    >
      {(titled || hasContent(actions)) && (
        <div className={styles.head}>
          {titled && (
            <Heading level={titleLevel} size="h3" id={titleId} tabIndex={-1} ref={titleRef}>
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
