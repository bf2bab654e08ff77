import { storyMoment, storyZones } from '../../apps/portal/src/stories/clock/storyClock.ts';

/** The moment at which every story plays, in words. */
export function StoryMoment() {
  const { title, zone } = storyZones.saoPaulo;
  const words = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeStyle: 'short', timeZone: zone });
  return (
    <>
      {words.format(new Date(storyMoment))} ({title})
    </>
  );
}
