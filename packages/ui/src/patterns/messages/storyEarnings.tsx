import { earningsMessages as messages } from '../../messages/network.ts';
import type { DataTableColumn } from '../../table.ts';

/** One earning, as the screens of patterns show it. */
export interface StoryEarning {
  id: number;
  day: string;
  type: keyof typeof messages.bonusWords;
  level: number;
  subscriber: number;
  amount: string;
}

/** One earning of each type of bonus. */
export const storyEarnings: readonly StoryEarning[] = [
  { id: 1, day: '12/11/2026', type: 'direct', level: 1, subscriber: 1042, amount: 'R$ 125,00' },
  { id: 2, day: '11/11/2026', type: 'indirect', level: 2, subscriber: 1101, amount: 'R$ 25,00' },
  { id: 3, day: '10/11/2026', type: 'diamond', level: 4, subscriber: 877, amount: 'R$ 300,00' },
  { id: 4, day: '09/11/2026', type: 'diamond_double', level: 5, subscriber: 877, amount: 'R$ 500,00' },
  { id: 5, day: '08/11/2026', type: 'diamond_triple', level: 6, subscriber: 690, amount: 'R$ 134,50' },
  { id: 6, day: '07/11/2026', type: 'diamond_centurion', level: 7, subscriber: 690, amount: 'R$ 120,00' },
  { id: 7, day: '06/11/2026', type: 'diamond_imperial', level: 8, subscriber: 12, amount: 'R$ 80,00' },
];

/** Columns of a list of earnings. */
export const earningColumns: readonly DataTableColumn<StoryEarning>[] = [
  { id: 'date', header: messages.date, rowHeader: true, render: ({ day }) => day, total: messages.total },
  { id: 'type', header: messages.type, render: ({ type }) => messages.bonusWords[type] },
  { id: 'level', header: messages.level, align: 'end', render: ({ level }) => level },
  { id: 'subscriber', header: messages.subscriber, align: 'end', render: ({ subscriber }) => subscriber },
  { id: 'amount', header: messages.amount, align: 'end', render: ({ amount }) => amount, total: 'R$ 1.284,50' },
];
