import { ChevronRightIcon } from '../../icons/navigation.tsx';
import { uiTexts } from '../../internal/uiTexts.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

/** One step of the way. */
export interface Breadcrumb {
  label: string;
  /** Where it leads; left out for the page one is on. */
  href?: string;
  /** Language of the label when it is not Portuguese, such as "en". */
  lang?: string;
}

/** Props of Breadcrumbs. */
export interface BreadcrumbsProps {
  /** From the outside in; the last one is the page one is on. */
  items: readonly Breadcrumb[];
  /**
   * Name of the navigation, for screen readers.
   * @default 'Você está em'
   */
  label?: string;
}

/** The way to a page deep inside: course, module, lesson. */
export function Breadcrumbs({ items, label = uiTexts.breadcrumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item, index) => (
          <li key={`${index}-${item.label}`} lang={item.lang} className={styles.item}>
            {index > 0 && (
              <span className={styles.separator}>
                <ChevronRightIcon size="text" />
              </span>
            )}
            {item.href === undefined ? (
              <span aria-current="page" className={styles.current}>
                {item.label}
              </span>
            ) : (
              <Link href={item.href} className={styles.link}>
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
