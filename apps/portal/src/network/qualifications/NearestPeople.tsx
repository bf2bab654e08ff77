import { Avatar, List } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';
import type { Qualification } from '../../shared/member/qualification.ts';
import { nonNullRows, rowKeys } from '../../shared/reads/rows.ts';
import { levelChip } from '../shared/levelChip.tsx';
import { nearestTo } from './directReferrals.ts';
import * as styles from './Qualifications.css.ts';

export interface NearestPeopleProps {
  /** The requirements for the next level. */
  sentences: readonly string[];
  /** The next level. */
  next: string;
  /** The member's level and direct referrals. */
  qualification: Qualification;
}

/** The direct referrals who may count next, with their levels. Renders nothing without any. */
export function NearestPeople({ sentences, next, qualification }: NearestPeopleProps) {
  const nearest = nearestTo(sentences.join(' '), next, nonNullRows(qualification.indicados));
  if (nearest === null) return null;
  const keyOf = rowKeys(nearest.people);
  return (
    <div>
      <p className={styles.eyebrow}>{messages.nearestTo({ level: nearest.level })}</p>
      <List aria-label={messages.nearestTo({ level: nearest.level })} className={styles.people}>
        {nearest.people.map((person) => (
          <li key={keyOf(person)} className={styles.nearest}>
            <Avatar size="small" name={person.name ?? ''} />
            <span className={styles.nearestName}>{person.name?.trim() || emptyValue}</span>
            {levelChip(person.nivel_qualificacao_atual)}
          </li>
        ))}
      </List>
    </div>
  );
}
