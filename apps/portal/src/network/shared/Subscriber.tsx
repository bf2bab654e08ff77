import { Avatar, Link } from '@raiz/ui';
import { type Names, subscriberName } from '../../shared/earnings/names.ts';
import { pathTo } from '../../shared/page/paths.ts';
import * as styles from './Subscriber.css.ts';

export interface SubscriberProps {
  /** Id of the person. */
  id: number;
  /** The names of the network; undefined while they load, null after a failed read. */
  names: Names | undefined | null;
}

/**
 * The person a bonus came from: initials and name, with a link to the person in the network.
 * Reserves the space while the names load; shows a number for a person who is not in the network.
 */
export function Subscriber({ id, names }: SubscriberProps) {
  const name = names?.get(id);
  if (name !== undefined)
    return (
      <Link href={pathTo.person(id)} className={styles.person}>
        <Avatar size="small" name={name} />
        <span className={styles.name}>{name}</span>
      </Link>
    );
  const state = names === undefined ? 'loading' : 'unknown';
  return (
    <span aria-busy={names === undefined} className={styles.root}>
      <span aria-hidden="true" className={styles.circle[state]} />
      <span className={styles.number[state]}>{subscriberName(id, undefined)}</span>
    </span>
  );
}

/** What stands in place of a person whom a bonus does not name, in line with the names. */
export function NoSubscriber({ children }: { children: string }) {
  return (
    <span className={styles.root}>
      <span aria-hidden="true" className={styles.circle.none} />
      <span className={styles.name}>{children}</span>
    </span>
  );
}
