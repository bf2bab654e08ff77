import { ChevronRightIcon } from '../../../icons/navigation.tsx';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { Link } from '../Link/Link.tsx';
import { List } from '../List/List.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One level of the breadcrumbs. */
export interface Breadcrumb {
  label: string;
  /** Path of the page; omitted for the current page. */
  href?: string;
  /** Language of the label when it is not Portuguese, such as "en". */
  lang?: string;
}

export interface BreadcrumbsProps {
  /** From the root down; the last one is the current page. */
  items: readonly Breadcrumb[];
  /**
   * Accessible name of the navigation.
   * @default 'Você está em'
   */
  label?: string;
}

/** The path from the root to the current page: course, module, lesson. */
export function Breadcrumbs({ items, label = uiTexts.breadcrumbs }: BreadcrumbsProps) {
  const nearest = Math.max(
    0,
    items.findLastIndex(({ href }) => href !== undefined),
  );
  return (
    <nav aria-label={label}>
      <List as="ol" className={styles.list}>
        {items.map((item, index) => (
          <li
            key={`${index}-${item.label}`}
            lang={item.lang}
            className={styles.item[index === nearest ? 'nearest' : 'other']}
          >
            {(index > 0 || item.href !== undefined) && (
              <span className={styles.separator[index === 0 ? 'first' : 'between']}>
                <ChevronRightIcon size="text" />
              </span>
            )}
            {item.href === undefined ? (
              <span aria-current="page" className={styles.current}>
                {item.label}
              </span>
            ) : (
              <Link back href={item.href} className={styles.link}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
