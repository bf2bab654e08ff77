import { modes, type Mode } from '../../.storybook/frame/modes.ts';

/** The mode of the picture for each kind of story: pictures of all modes of all stories would be 380 MB. */
const modeOf = { componentes: 'light 1280', padrões: 'light 1280', telas: 'dark 375' } as const;

/** A file name in Vitest's form: words and single hyphens, without accents. */
function fileName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(/[ -]+/g, '-');
}

/**
 * The picture's file, without `.png`, and the mode that compares a story with its accepted picture; null for a story
 * that is not the first of its file, and for documents. Chromatic compares every story in every mode.
 * @param storyId such as `componentes-button--default`
 * @param isFirst whether it is the first story of its file
 */
export function pictureOf(storyId: string, isFirst: boolean): { file: string; mode: Mode } | null {
  const kind = Object.entries(modeOf).find(([category]) => storyId.startsWith(`${category}-`));
  if (!isFirst || kind === undefined) return null;
  const [, name] = kind;
  return { file: fileName(`${storyId}-${name}`), mode: modes[name] };
}
