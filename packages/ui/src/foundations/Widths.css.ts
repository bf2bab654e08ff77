import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { vars } from '../theme/vars.css.ts';

const { sideMenu, rail, sheet, dialog, pageForm, pageReading, page } = vars.size;

const bar = style({
  maxWidth: '100%',
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderInlineStart: `4px solid ${vars.color.primary}`,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
});

/** A bar as wide as the token, limited by the screen. */
export const widths = styleVariants({ sideMenu, rail, sheet, dialog, pageForm, pageReading, page }, (width) => [
  bar,
  { width },
]);

const { phone, mobile, desktop, compactNav, narrow, wide } = media;

/** Shown where a media query matches the screen. */
export const lamps = styleVariants({ phone, mobile, desktop, compactNav, narrow, wide }, (query) => ({
  display: 'none',
  '@media': { [query]: { display: 'inline' } },
}));
