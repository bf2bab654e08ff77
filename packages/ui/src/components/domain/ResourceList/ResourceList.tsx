import { ExternalLinkIcon } from '../../../icons/frame.tsx';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { type NamedResource, namedResources } from './resourceName.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { List } from '../../primitives/List/List.tsx';
import * as styles from './ResourceList.css.ts';

export interface ResourceListProps {
  /** http(s) addresses that are safe to follow: the caller has checked them. */
  links: readonly string[];
  /** Accessible name of the list, if no heading names it. */
  label?: string;
}

/**
 * Additional resources of a lesson: file name and host of each, on paper its address; opened in new tabs. Renders nothing
 * without links (docs/specification.md#resource-links).
 */
export function ResourceList({ links, label }: ResourceListProps) {
  if (links.length === 0) return null;
  return (
    <List aria-label={label} className={styles.list}>
      {namedResources(links).map((resource, index) => (
        <li key={`${index}-${resource.link}`}>
          <Resource {...resource} />
        </li>
      ))}
    </List>
  );
}

function Resource({ link, name, host, type }: NamedResource) {
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={styles.link}>
      <span aria-hidden="true" className={styles.icon}>
        {type === null ? <ExternalLinkIcon /> : <span className={styles.type}>{type}</span>}
      </span>
      <span data-paper={link} className={styles.content}>
        <span className={styles.name}>{name}</span>
        {host !== null && <span className={styles.host}>{host}</span>}
        <VisuallyHidden>{` ${uiTexts.opensInNewTab}`}</VisuallyHidden>
      </span>
    </a>
  );
}
