import { useEffect, useRef } from 'react';
import { Link } from '../Link/Link.tsx';
import { List } from '../List/List.tsx';
import * as styles from './TabStrip.css.ts';

/** One link of a TabStrip. */
export interface TabStripLink {
  /** Name of the page. */
  label: string;
  /** Path of the page. */
  href: string;
  /**
   * Whether it is the current page.
   * @default false
   */
  current?: boolean;
}

export interface TabStripProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The sibling pages, in order. */
  links: readonly TabStripLink[];
}

/** Not scrollIntoView, which also scrolls the page. */
function centreCurrent(strip: HTMLElement): void {
  const current = strip.querySelector<HTMLElement>('[aria-current]');
  if (current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
}

/**
 * Links to the sibling pages of a page, in one row that scrolls sideways if it does not fit, with the current page in
 * view.
 */
export function TabStrip({ label, links }: TabStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = links.find(({ current }) => current === true)?.href;
  useEffect(() => {
    const strip = list.current;
    if (!strip) return;
    // Calls back immediately, and when the window changes.
    const observer = new ResizeObserver(() => centreCurrent(strip));
    observer.observe(strip);
    return () => observer.disconnect();
  }, [shown]);
  return (
    <nav aria-label={label} className={styles.strip}>
      <List ref={list} className={styles.list}>
        {links.map(({ label: name, href, current = false }) => (
          <li key={href}>
            <Link href={href} aria-current={current ? 'page' : undefined} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
