import type { ThemeName } from '@raiz/ui';

/** A theme and a window width in px. */
export interface Mode {
  theme: ThemeName;
  width: number;
}

/** The modes of every story in Chromatic; the local pictures use some of them. */
export const modes = {
  'light 1280': { theme: 'light', width: 1280 },
  'dark 1280': { theme: 'dark', width: 1280 },
  'light 375': { theme: 'light', width: 375 },
  'dark 375': { theme: 'dark', width: 375 },
} as const satisfies Record<string, Mode>;

/**
 * The modes of the local pictures as Chromatic's `modes` parameter: globals and the width of the
 * window in px.
 */
export const chromaticModes = Object.fromEntries(
  Object.entries<Mode>(modes).map(([name, { theme, width }]) => [name, { theme, viewport: width }]),
);

/** A window size of the toolbar. */
interface Viewport {
  name: string;
  styles: { width: string; height: string };
}

function size(name: string, width: number, height: number): Viewport {
  return { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` } };
}

/**
 * Window sizes of the toolbar: phones, both sides of the menu's breakpoint at 768 px, columns at
 * 1024, a desktop.
 */
export const viewports = {
  phone320: size('Celular pequeno', 320, 640),
  phone360: size('Celular', 360, 740),
  phone375: size('Celular', 375, 812),
  tablet768: size('Último com menu lateral', 768, 900),
  tablet769: size('Primeiro com links', 769, 900),
  desk1024: size('Mesa estreita', 1024, 768),
  desk1280: size('Mesa', 1280, 900),
} as const satisfies Record<string, Viewport>;

/** Window size from a story's globals or the toolbar; null without one. */
export function sizeOf({ viewport }: Readonly<Record<string, unknown>>): Viewport['styles'] | null {
  if (typeof viewport !== 'object' || viewport === null || !('value' in viewport)) return null;
  return Object.entries<Viewport>(viewports).find(([name]) => name === viewport.value)?.[1].styles ?? null;
}
