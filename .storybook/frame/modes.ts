import type { ThemeName } from '@raiz/ui';

/** A theme and a window width in px. */
export interface Mode {
  theme: ThemeName;
  width: number;
}

/** The modes in which Chromatic shows every story, and from which local pictures are chosen. */
export const modes = {
  'light 1280': { theme: 'light', width: 1280 },
  'dark 1280': { theme: 'dark', width: 1280 },
  'light 375': { theme: 'light', width: 375 },
  'dark 375': { theme: 'dark', width: 375 },
} as const satisfies Record<string, Mode>;
