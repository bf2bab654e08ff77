import './fonts.css.ts';
import './theme.css.ts';
import './global.css.ts';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

export {
  around,
  surface,
  clamped,
  coveringLink,
  gutters,
  inset,
  media,
  specialSizes,
  text,
  vars,
  visuallyHidden,
} from './styling.ts';
export { applyTheme, themeAttribute, type ThemeChoice, type ThemeName } from './themeName.ts';
export type { BadgeTone, BonusType, CoverTone, LevelTone, Space, TextRole } from './tokens.ts';

/** Address of the font file, for a `<link rel="preload" as="font" crossorigin>`. */
export const fontUrl: string = figtree;
