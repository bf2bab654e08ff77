import { Avatar } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { qualificationsMessages as messages } from '@raiz/ui/messages/network';
import type { Qualification } from '../../shared/member/qualification.ts';
import { nonNullRows } from '../../shared/reads/rows.ts';
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
  return (
    <div>
      <p className={styles.eyebrow}>{messages.nearestTo({ level: nearest.level })}</p>
      <ul aria-label={messages.nearestTo({ level: nearest.level })} className={styles.people}>
        {nearest.people.map(({ name, nivel_qualificacao_atual }, at) => (
          <li key={at} className={styles.nearest}>
            <Avatar size="small" name={name ?? ''} />
            <span className={styles.nearestName}>{name?.trim() || emptyValue}</span>
            {levelChip(nivel_qualificacao_atual)}
          </li>
        ))}
      </ul>
    </div>
  );
}
