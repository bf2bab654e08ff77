import type { Preview } from '@storybook/react-vite';
import { people } from '../../apps/portal/src/stories/people.ts';
import { scenarios } from '@raiz/mock-server';

type Toolbar = NonNullable<NonNullable<Preview['globalTypes']>[string]['toolbar']>;

interface Item {
  value: string;
  /** Label of the menu while this is chosen; short, since the menus share a bar. */
  title: string;
  /** Shown beside the title in the open menu. */
  right?: string;
}

function toolbar(title: string, icon: Toolbar['icon'], items: Item[]) {
  return { description: title, toolbar: { title, icon, items, dynamicTitle: true } };
}

function itemsOf(titles: Readonly<Record<string, { title: string }>>): Item[] {
  return Object.entries(titles).map(([value, { title }]) => ({ value, title }));
}

/** The menus above every story. Their values are part of the address, so links keep them. */
export const toolbars = {
  theme: toolbar('Tema', 'mirror', [
    { value: 'light', title: 'Claro' },
    { value: 'dark', title: 'Escuro' },
    { value: 'both', title: 'Lado a lado' },
  ]),
  person: toolbar('Pessoa', 'user', [{ value: 'story', title: 'Pessoa', right: 'a da história' }, ...itemsOf(people)]),
  scenario: toolbar('Servidor', 'database', [
    { value: 'story', title: 'Servidor', right: 'o da história' },
    ...itemsOf(scenarios),
  ]),
  textSize: toolbar('Tamanho do texto', 'type', [
    { value: 'usual', title: 'Texto', right: '100 %' },
    { value: 'double', title: 'Texto 200 %' },
  ]),
  motion: toolbar('Movimento', 'timer', [
    { value: 'device', title: 'Movimento', right: 'o do aparelho' },
    { value: 'full', title: 'Movimento normal' },
    { value: 'reduced', title: 'Movimento reduzido' },
  ]),
};

/** The initial choices. */
export const usualChoices = {
  theme: 'light',
  person: 'story',
  scenario: 'story',
  textSize: 'usual',
  motion: 'device',
};
