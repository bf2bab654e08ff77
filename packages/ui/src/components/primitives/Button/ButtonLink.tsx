import type { ComponentProps } from 'react';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { Link } from '../Link/Link.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type ButtonLook, buttonLook } from './Button.tsx';
import * as styles from './Button.css.ts';

type NativeProps = Pick<
  ComponentProps<'a'>,
  'aria-describedby' | 'aria-label' | 'download' | 'id' | 'lang' | 'onClick' | 'onFocus' | 'onPointerEnter' | 'ref'
>;

export interface ButtonLinkProps extends ButtonLook, NativeProps {
  /** Path inside the portal or a full http(s) address. */
  href: string;
  /**
   * Opens in a new tab and announces that to screen readers.
   * @default false
   */
  newTab?: boolean;
  /**
   * Announces the new tab to screen readers.
   * @default '(abre em nova aba)'
   */
  newTabText?: string;
}

/** A link that looks like a button: for navigation, where Button is for actions. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, flush, icon, iconAfter, iconOnly, children, ...rest } = props;
  const { newTab = false, newTabText = uiTexts.opensInNewTab, ...native } = rest;
  return (
    <Link
      {...native}
      {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })}
      {...buttonLook({ variant, size, block, flush, iconOnly, children })}
    >
      {icon}
      <span className={styles.words}>
        {children}
        {newTab && <VisuallyHidden> {newTabText}</VisuallyHidden>}
      </span>
      {iconAfter}
    </Link>
  );
}
