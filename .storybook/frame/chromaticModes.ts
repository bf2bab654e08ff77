import { modes, type Mode } from './modes.ts';

/** The modes as Chromatic's `modes` parameter wants them: globals, and the window's width in px. */
export const chromaticModes = Object.fromEntries(
  Object.entries<Mode>(modes).map(([name, { theme, width }]) => [name, { theme, viewport: width }]),
);
