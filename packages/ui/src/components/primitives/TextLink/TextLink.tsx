import type { ComponentProps, ReactNode } from 'react';
import { ExternalLinkIcon } from '../../../icons/frame.tsx';
import { cx } from '../../../internal/cx.ts';
import { hasContent } from '../../../internal/hasContent.ts';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TextLink.css.ts';

type NativeProps = Pick<
  ComponentProps<'a'>,
  'aria-current' | 'aria-describedby' | 'aria-label' | 'id' | 'lang' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'ref'
>;

export interface TextLinkProps extends NativeProps {
  /** Path inside the portal, a full http(s) address, or `mailto:`. */
  href: string;
  /** Label of the link. */
  children: ReactNode;
  /**
   * `plain`: inside text. `inherit`: the colour of the surrounding
   * text; `inheritStrong`: the same, heavier. `standalone`: alone in its row, 44 px high.
   * @default 'plain'
   */
  variant?: 'plain' | 'inherit' | 'inheritStrong' | 'standalone';
  /** Icon before the label, for `standalone` links. */
  icon?: ReactNode;
  /**
   * Opens in a new tab, marked by an icon and a visually hidden text.
   * @default false
   */
  newTab?: boolean;
  /**
   * The visually hidden text.
   * @default '(abre em nova aba)'
   */
  newTabText?: string;
}

/** An underlined text link; on paper the address of another site or of a mail follows it. */
export function TextLink(props: TextLinkProps) {
  const { variant = 'plain', icon, newTab = false, newTabText = uiTexts.opensInNewTab, children, ...native } = props;
  return (
    <Link
      data-paper={paperAddress(native.href, children)}
      {...native}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      className={cx(styles.variant[variant], newTab && styles.newTab)}
    >
      {icon}
      {!hasContent(icon) && !newTab ? children : <span>{children}</span>}
      {newTab && <NewTabMark text={newTabText} />}
    </Link>
  );
}

/** The address in brackets, unless the label has it; undefined inside the portal. */
function paperAddress(href: string, label: ReactNode): string | undefined {
  const isTold = typeof label === 'string' && href.includes(label);
  return isTold || !/^(https?|mailto):/i.test(href) ? undefined : ` (${href.replace(/^mailto:/i, '')})`;
}

function NewTabMark({ text }: { text: string }) {
  return (
    <>
      <span className={styles.newTabIcon}>
        <ExternalLinkIcon size="text" />
      </span>
      <VisuallyHidden>{` ${text}`}</VisuallyHidden>
    </>
  );
}
