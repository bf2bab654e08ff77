import { ExternalLinkIcon } from '../../icons/frame.tsx';
import { uiTexts } from '../../internal/uiTexts.ts';
import { hostName, webUrl } from '../../internal/webUrl.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { resourceName } from './resourceName.ts';
import * as styles from './ResourceList.css.ts';

/** Props of ResourceList. */
export interface ResourceListProps {
  /** Addresses as stored. Those that are not http or https are shown as text and lead nowhere. */
  links: readonly string[];
  /** Name of the list for screen readers, where no heading says it. */
  label?: string;
  /**
   * What is said of the new tab.
   * @default '(abre em nova aba)'
   */
  newTabText?: string;
}

/**
 * Additional resources of a lesson: the name of each file and the host it comes from, opening in new tabs. Draws nothing
 * without links.
 */
export function ResourceList({ links, label, newTabText = uiTexts.opensInNewTab }: ResourceListProps) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.list}>
      {links.map((link, index) => (
        <li key={`${index}-${link}`}>
          <Resource link={link} newTabText={newTabText} />
        </li>
      ))}
    </ul>
  );
}

function Resource({ link, newTabText }: { link: string; newTabText: string }) {
  const url = webUrl(link);
  if (url === null) return <span className={styles.plain}>{link}</span>;
  const name = resourceName(url);
  const host = hostName(url);
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
      <span className={styles.icon}>
        <ExternalLinkIcon />
      </span>
      <span className={styles.words}>
        <span>{name}</span>
        {host !== name && <span className={styles.host}>{host}</span>}
        <VisuallyHidden> {newTabText}</VisuallyHidden>
      </span>
    </a>
  );
}
