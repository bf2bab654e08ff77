import { storyMoment } from '../frame/stage.ts';

/** The default clock time of stories, as text. */
export function StoryMoment() {
  const format = new Intl.DateTimeFormat('pt-BR', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'America/Sao_Paulo',
  });
  return <>{format.format(new Date(storyMoment))} (São Paulo)</>;
}
