import { storyMoment } from '../frame/stage.ts';

/** The moment at which every story plays, in words. */
export function StoryMoment() {
  const format = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  });
  return <>{format.format(new Date(storyMoment))} (São Paulo)</>;
}
