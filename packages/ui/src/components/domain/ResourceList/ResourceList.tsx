import { createLucideIcon } from 'lucide-react';
import { ExternalLinkIcon } from '../../../icons/frame.tsx';
import { icon } from '../../../icons/Icon.tsx';
import { uiTexts } from '../../../internal/uiTexts.ts';
import { type NamedResource, namedResources } from './resourceName.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { List } from '../../primitives/List/List.tsx';
import * as styles from './ResourceList.css.ts';

/** A PDF: a page with the letters. Not with the other icons, which more pages load. */
const PdfIcon = icon(
  createLucideIcon('pdf', [
    ['path', { d: 'M5 11V4a2 2 0 0 1 2-2h7l5 5v4M14 2v3a2 2 0 0 0 2 2h3', key: 'page' }],
    [
      'path',
      {
        d: 'M3.5 22v-7H5a2 2 0 0 1 0 4H3.5M10 15v7h1a2.5 2.5 0 0 0 2.5-2.5v-2A2.5 2.5 0 0 0 11 15ZM17.5 22v-7h3.5M17.5 18.5h3',
        key: 'letters',
      },
    ],
  ]),
);

export interface ResourceListProps {
  /** http(s) addresses that are safe to follow: the caller has checked them. */
  links: readonly string[];
  /** Accessible name of the list, if no heading names it. */
  label?: string;
  /**
   * Announces the new tab to screen readers.
   * @default '(abre em nova aba)'
   */
  newTabText?: string;
}

/**
 * Additional resources of a lesson: file name and host of each, opened in new tabs. Renders nothing
 * without links (docs/specification.md#resource-links).
 */
export function ResourceList({ links, label, newTabText = uiTexts.opensInNewTab }: ResourceListProps) {
  if (links.length === 0) return null;
  return (
    <List aria-label={label} className={styles.list}>
      {namedResources(links).map((resource, index) => (
        <li key={`${index}-${resource.link}`}>
          <Resource {...resource} newTabText={newTabText} />
        </li>
      ))}
    </List>
  );
}

function Resource({ link, name, host, isPdf, newTabText }: NamedResource & { newTabText: string }) {
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className={styles.link}>
      <span className={styles.icon}>{isPdf ? <PdfIcon /> : <ExternalLinkIcon />}</span>
      <span className={styles.content}>
        <span className={styles.name}>{name}</span>
        {host !== null && <span className={styles.host}>{host}</span>}
        <VisuallyHidden>{` ${newTabText}`}</VisuallyHidden>
      </span>
    </a>
  );
}
