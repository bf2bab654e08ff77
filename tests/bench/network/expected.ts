import {
  findReferrals,
  indexPeople,
  type Referral,
  type ReferralIndex,
  sortReferrals,
} from '../../../apps/portal/src/network/referrals/findReferrals.ts';
import { noFilters, type ReferralColumn } from '../../../apps/portal/src/network/referrals/referralsView.ts';
import { countOf } from '../../../packages/ui/src/format/index.ts';
import { referralsMessages } from '../../../packages/ui/src/messages/network/referrals.ts';
import type { Check } from './probe.ts';

/** A requested state of the table. */
export interface Wanted {
  name?: string;
  column?: ReferralColumn;
  descending?: boolean;
  /** From 1. */
  page?: number;
}

/**
 * Rows that are visible in a window of 1280 x 900 at the top of the page, and some more.
 */
const inSight = 10;

/** Rows of a page of the portal. */
const pageSize = 100;

/**
 * Computes what a table must show, by the rules of the portal.
 * @param paged whether it shows a page or everybody
 */
export function expectationsOf(people: readonly Referral[]): (wanted: Wanted, paged: boolean) => Check[] {
  const index: ReferralIndex = indexPeople(people);
  return ({ name = '', column, descending = false, page = 1 }, paged) => {
    const order = column === undefined ? null : sortReferrals(index, column, descending);
    const found = findReferrals(index, { ...noFilters, name }, order).people;
    const rows = paged ? found.slice((page - 1) * pageSize, page * pageSize) : found;
    return [
      {
        selector: '[role="search"] p[role="status"]',
        text: countOf(found.length, referralsMessages.count),
        inSight: true,
      },
      { selector: 'tbody > tr', count: rows.length },
      { selector: 'tbody > tr:first-child > th', text: rows[0]?.name ?? '', inSight: true },
      ...(rows.length < inSight
        ? []
        : [{ selector: `tbody > tr:nth-child(${inSight}) > th`, text: rows[inSight - 1]?.name ?? '', inSight: true }]),
      { selector: 'tbody > tr:last-child > th', text: rows.at(-1)?.name ?? '' },
      { selector: 'table[aria-busy="true"]', count: 0 },
    ];
  };
}
