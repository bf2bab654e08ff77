import type { MouseEvent } from 'react';
import { uiTexts } from '../../../internal/uiTexts.ts';
import * as styles from './SkipLink.css.ts';

const targetId = 'conteudo';

/**
 * The first tab stop: skips the header to the page's content, the element `conteudo`, which needs `tabIndex={-1}`.
 * Visible only while focused.
 */
export function SkipLink() {
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
      {uiTexts.skipToContent}
    </a>
  );
}
