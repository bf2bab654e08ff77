import type { MouseEvent } from 'react';
import { uiTexts } from '../../../internal/uiTexts.ts';
import * as styles from './SkipLink.css.ts';

export interface SkipLinkProps {
  /**
   * Id of the element with the page's content; it needs `tabIndex={-1}`.
   * @default 'conteudo'
   */
  targetId?: string;
  /**
   * Label of the link.
   * @default 'Ir para o conteúdo'
   */
  children?: string;
}

/** The first tab stop: skips the header. Visible only while focused. */
export function SkipLink({ targetId = 'conteudo', children = uiTexts.skipToContent }: SkipLinkProps) {
  // By script, so that the address does not change.
  function jump(event: MouseEvent<HTMLAnchorElement>) {
    const target = document.getElementById(targetId);
    if (target === null) return;
    event.preventDefault();
    target.focus();
    target.scrollIntoView();
  }
  return (
    <a href={`#${targetId}`} className={styles.skipLink} onClick={jump}>
      {children}
    </a>
  );
}
