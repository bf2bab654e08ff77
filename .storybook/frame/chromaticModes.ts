import { modes, type Mode } from './modes.ts';

/**
 * The modes of the local pictures as Chromatic's `modes` parameter wants them: globals and the
 * width of the window in px.
 */
export const chromaticModes = Object.fromEntries(
  Object.entries<Mode>(modes).map(([name, { theme, width }]) => [name, { theme, viewport: width }]),
);
