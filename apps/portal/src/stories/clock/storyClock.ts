import type { FixedClock } from './fixClock.ts';

/** Time zones a story can be seen in, by the names of the toolbar. */
export const storyZones = {
  saoPaulo: { title: 'São Paulo', zone: 'America/Sao_Paulo' },
  utc: { title: 'UTC', zone: 'UTC' },
  lisbon: { title: 'Lisboa', zone: 'Europe/Lisbon' },
} as const;

/** Name of a time zone in the toolbar. */
export type StoryZone = keyof typeof storyZones;

/**
 * The moment at which every story plays, unless its `clock` parameter names another: a Wednesday in the middle of a month
 * and of a day, so that no story changes with the day it is looked at.
 */
export const storyMoment = '2026-11-18T10:30:00-03:00';

/** The clock of a story: its moment, and the zone that the toolbar asks for. */
export function storyClock(moment: string = storyMoment, zone: StoryZone = 'saoPaulo'): FixedClock {
  return { at: moment, zone: storyZones[zone].zone };
}
