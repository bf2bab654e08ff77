import type { FixedClock } from './fixClock.ts';

/** Time zones of the toolbar, by name. */
export const storyZones = {
  saoPaulo: { title: 'São Paulo', zone: 'America/Sao_Paulo' },
  utc: { title: 'UTC', zone: 'UTC' },
  lisbon: { title: 'Lisboa', zone: 'Europe/Lisbon' },
} as const;

/** Name of a time zone in the toolbar. */
export type StoryZone = keyof typeof storyZones;

/**
 * The default moment of every story (parameter `clock`): midday on a Wednesday in the middle of a
 * month, so that no story depends on the current day.
 */
export const storyMoment = '2026-11-18T10:30:00-03:00';

/** The clock of a story: its moment, and the zone of the toolbar. */
export function storyClock(moment: string = storyMoment, zone: StoryZone = 'saoPaulo'): FixedClock {
  return { at: moment, zone: storyZones[zone].zone };
}
