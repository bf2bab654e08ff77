import { modes, type Mode } from '../../.storybook/frame/modes.ts';

const [component, screen] = [['light 1280'], ['light 1280', 'dark 375']] as const;

/**
 * The modes in which a story is compared with its accepted picture, by name: none for a story that
 * is not the first of its file. Chromatic compares every story in every mode.
 * @param storyId such as `componentes-button--default`
 * @param isFirst whether it is the first story of its file
 */
export function takenOf(storyId: string, isFirst: boolean): [name: string, mode: Mode][] {
  if (!isFirst) return [];
  const names = storyId.startsWith('telas-') ? screen : /^(?:componentes|padrões)-/.test(storyId) ? component : [];
  return names.map((name) => [name, modes[name]]);
}
