import type { ComponentProps, ReactNode } from 'react';
import { ExternalLinkIcon } from '../../icons/frame.tsx';
import { uiTexts } from '../../internal/uiTexts.ts';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TextLink.css.ts';

type NativeProps = Pick<
  ComponentProps<'a'>,
  'aria-current' | 'aria-describedby' | 'aria-label' | 'id' | 'lang' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'ref'
>;

/** Props of TextLink. */
export interface TextLinkProps extends NativeProps {
  /** Path inside the portal, a full http(s) address, or `mailto:`. */
  href: string;
  /** The words of the link. */
  children: ReactNode;
  /**
   * `plain`: inside text. `visited`: shows where one has been. `inherit`: the colour of the text around it;
   * `inheritStrong`: the same, heavier. `standalone`: in a line of its own, 44 px high.
   * @default 'plain'
   */
  look?: 'plain' | 'visited' | 'inherit' | 'inheritStrong' | 'standalone';
  /** Icon before the words, for `standalone` links. */
  icon?: ReactNode;
  /**
   * Opens in a new tab, with an icon and a hidden sentence that says so.
   * @default false
   */
  newTab?: boolean;
  /**
   * The hidden sentence.
   * @default '(abre em nova aba)'
   */
  newTabText?: string;
}

/** A link in words, always underlined. */
export function TextLink(props: TextLinkProps) {
  const { look = 'plain', icon, newTab = false, newTabText = uiTexts.opensInNewTab, children, ...native } = props;
  return (
    <Link {...native} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })} className={styles.look[look]}>
      {icon}
      {children}
      {newTab && <NewTabMark text={newTabText} />}
    </Link>
  );
}

function NewTabMark({ text }: { text: string }) {
  return (
    <>
      <span className={styles.newTabIcon}>
        <ExternalLinkIcon size="text" />
      </span>
      <VisuallyHidden> {text}</VisuallyHidden>
    </>
  );
}
