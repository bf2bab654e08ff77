import { modes, type Mode } from '../../.storybook/frame/modes.ts';

type ModeName = keyof typeof modes;

/** An accepted picture of a story. */
interface Picture {
  /** The picture's file, without `.png`. */
  file: string;
  mode: Mode;
}

/** A file name in Vitest's form: words and single hyphens, without accents. */
function fileName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(/[ -]+/g, '-');
}

/** Whether stories show a whole screen: their file has the name of its folder, as `not-found/NotFound.stories.tsx`. */
export function isScreen(storyFile: string): boolean {
  const [folder = '', name = ''] = storyFile.split(/[\\/]/).slice(-2);
  return name.toLowerCase() === `${folder.replaceAll('-', '')}.stories.tsx`;
}

/** All modes for screens, one for parts: pictures of all modes of all stories would be 380 MB. */
function modesOf(storyId: string, storyFile: string): readonly ModeName[] {
  if (/^(?:componentes|padrões)-/.test(storyId)) return ['light 1280'];
  if (!storyId.startsWith('telas-')) return [];
  return isScreen(storyFile) ? ['light 1280', 'light 375', 'dark 1280', 'dark 375'] : ['dark 375'];
}

/**
 * The accepted pictures of the first story of a file; Chromatic compares every story in every mode.
 * @param storyId such as `componentes-button--default`
 * @param storyFile its path
 */
export function picturesOf(storyId: string, storyFile: string): Picture[] {
  return modesOf(storyId, storyFile).map((name) => ({ file: fileName(`${storyId}-${name}`), mode: modes[name] }));
}
