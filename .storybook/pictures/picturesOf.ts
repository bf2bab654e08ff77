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

/** The folders of the portal's pages, such as `account/login`. */
const pageFolders = Object.keys(import.meta.glob('../../apps/portal/src/*/*/route.tsx')).map((file) =>
  file.replace(/^.*\/src\/|\/route\.tsx$/g, ''),
);

/** Whether stories show a page: their file has the name of the page's folder, as `not-found/NotFound.stories.tsx`. */
export function isScreen(storyFile: string): boolean {
  const [area = '', folder = '', name = ''] = storyFile.split(/[\\/]/).slice(-3);
  return (
    pageFolders.includes(`${area}/${folder}`) && name.toLowerCase() === `${folder.replaceAll('-', '')}.stories.tsx`
  );
}

/** All modes for screens, one for parts: pictures of all modes of all stories would be 380 MB. */
function modesOf(storyId: string, storyFile: string, isWide: boolean): readonly ModeName[] {
  if (/^(?:componentes|padrões)-/.test(storyId)) return ['light 1280'];
  if (!storyId.startsWith('telas-')) return [];
  if (isScreen(storyFile)) return ['light 1280', 'light 375', 'dark 1280', 'dark 375'];
  return isWide ? ['dark 1280'] : ['dark 375'];
}

/**
 * The accepted pictures of the first story of a file; Chromatic compares every story in every mode.
 * @param storyId such as `componentes-button--default`
 * @param storyFile its path
 * @param isWide whether a part of a page is shown as wide as on a desktop
 */
export function picturesOf(storyId: string, storyFile: string, isWide = false): Picture[] {
  return modesOf(storyId, storyFile, isWide).map((name) => ({
    file: fileName(`${storyId}-${name}`),
    mode: modes[name],
  }));
}
