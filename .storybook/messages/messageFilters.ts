import type { SelectOption } from '@raiz/ui';
import type { ActiveFilter } from '@raiz/ui/table';
import { formatCount } from '@raiz/ui/format';
import { areaWords } from '../../packages/ui/src/messages/about/areas.ts';
import type { MessageQuery } from '../../packages/ui/src/messages/about/findMessages.ts';
import type { MessageAbout } from '../../packages/ui/src/messages/about/index.ts';
import { toneWords } from '../../packages/ui/src/messages/about/tones.ts';

/** Looks for nothing in particular. */
export const noQuery: MessageQuery = { search: '', area: '', place: '', tone: '', source: '' };

function optionsOf<Value extends string>(
  words: Readonly<Record<Value, string>>,
  all: string,
): SelectOption<Value | ''>[] {
  const values = Object.keys(words).filter((value): value is Value => value in words);
  return [{ value: '', label: all }, ...values.map((value) => ({ value, label: words[value] }))];
}

/** Choices of the filter by area. */
export const areaOptions: readonly SelectOption<MessageQuery['area']>[] = optionsOf(areaWords, 'Todas');

/** Choices of the filter by tone. */
export const toneOptions: readonly SelectOption<MessageQuery['tone']>[] = optionsOf(toneWords, 'Todos');

/** What the filter by source says of each. */
const sourceWords = { specification: 'Citadas na especificação' };

/** Choices of the filter by source. */
export const sourceOptions: readonly SelectOption<MessageQuery['source']>[] = optionsOf(sourceWords, 'Todas');

/** Choices of the filter by place: those of the chosen area. */
export function placeOptions(messages: readonly MessageAbout[], area: MessageQuery['area']): SelectOption[] {
  const here = messages.filter((message) => area === '' || message.area === area);
  const names = [...new Set(here.map(({ place }) => place.name))];
  return [{ value: '', label: 'Todos' }, ...names.map((name) => ({ value: name, label: name }))];
}

/** The filters in use, as the bar lists them. */
export function activeFilters({ area, place, tone, source, search }: MessageQuery): ActiveFilter[] {
  const words = {
    search: search.trim() && `Busca: ${search.trim()}`,
    area: area && `Área: ${areaWords[area]}`,
    place: place && `Lugar: ${place}`,
    tone: tone && `Tom: ${toneWords[tone]}`,
    source: source && `Origem: ${sourceWords[source]}`,
  };
  return Object.entries(words).flatMap(([id, label]) => (label === '' ? [] : [{ id, label }]));
}

/** How many messages were found. */
export function countWords(count: number, all: number): string {
  const messages = count === 1 ? '1 mensagem' : `${formatCount(count)} mensagens`;
  return count === all ? messages : `${messages} de ${formatCount(all)}`;
}
