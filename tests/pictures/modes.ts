import type { ThemeName } from '@raiz/ui';

/** One way of looking at a story. */
export interface Mode {
  theme: ThemeName;
  /** Width of the window in px. */
  width: number;
}

/** How every story is photographed, here and by Chromatic, unless the story itself says how it is to be seen. */
export const modes = {
  'light 1280': { theme: 'light', width: 1280 },
  'dark 1280': { theme: 'dark', width: 1280 },
  'light 375': { theme: 'light', width: 375 },
} as const satisfies Record<string, Mode>;

/** What of a story's globals decides how it is to be seen. */
export interface StoryLook {
  theme?: string;
  viewport?: { value?: string };
}

/**
 * The modes of one story, by name: all of them, or for a story with a theme or a window of its own just that one.
 * @param widthOf width in px of a viewport by its name, undefined for one that does not exist
 */
export function modesOf(look: StoryLook, widthOf: (viewport: string) => number | undefined): Record<string, Mode> {
  const ownTheme = look.theme === 'dark' ? 'dark' : undefined;
  const ownWidth = look.viewport?.value === undefined ? undefined : widthOf(look.viewport.value);
  if (ownTheme === undefined && ownWidth === undefined) return modes;
  const own = { theme: ownTheme ?? 'light', width: ownWidth ?? 1280 } as const;
  return { [`${own.theme} ${own.width}`]: own };
}

function isLook(value: unknown): value is StoryLook {
  return typeof value === 'object' && value !== null;
}

/** The globals of a story that has been run, as Storybook's plugin hands it to the hooks of a test. */
export function lookOf(story: unknown): StoryLook {
  const globals = typeof story === 'object' || typeof story === 'function' ? Reflect.get(story ?? {}, 'globals') : null;
  return isLook(globals) ? globals : {};
}
