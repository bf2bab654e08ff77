import { storyMoment } from '../frame/stage.ts';

/** The moment at which every story plays, in words. */
export function StoryMoment() {
  const words = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  });
  return <>{words.format(new Date(storyMoment))} (São Paulo)</>;
}
