import type { MouseEvent } from 'react';
import { uiTexts } from '../../internal/uiTexts.ts';
import * as styles from './SkipLink.css.ts';

/** Props of SkipLink. */
export interface SkipLinkProps {
  /**
   * The id of the element that holds the page's content; it needs `tabIndex={-1}`.
   * @default 'conteudo'
   */
  targetId?: string;
  /**
   * The words of the link.
   * @default 'Ir para o conteúdo'
   */
  children?: string;
}

/** First stop of the Tab key: jumps over the header. Seen only while focused. */
export function SkipLink({ targetId = 'conteudo', children = uiTexts.skipToContent }: SkipLinkProps) {
  // By script, so that the address (and with it the router) stays as it is.
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
