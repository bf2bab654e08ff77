import { gutters, inset, media, text, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100vh',
  '@media': { print: { display: 'block', minHeight: 0 } },
});

/** Below the header and in the flow, so that they cover nothing. */
export const notices = style({
  display: 'grid',
  gap: vars.space[8],
  width: `min(${vars.size.page} + 2 * ${vars.size.edge}, 100%)`,
  boxSizing: 'border-box',
  marginInline: 'auto',
  paddingBlock: vars.space[8],
  paddingInline: gutters,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});

/** Keeps the space of a banner that was shown before, until the status is known. */
export const banner = style({
  selectors: { ':root[data-banner] &': { minHeight: vars.size.banner } },
  '@media': {
    print: { display: 'none' },
  },
});

export const main = style({ flex: 1, outline: 'none' });

export const foot = style({
  // As high as its links while they are hidden.
  minHeight: `calc(${vars.size.control} + 2 * ${vars.space[12]} + ${inset.bottom} + 1px)`,
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  selectors: {
    // Hidden while content loads above it, because it would shift. A redirect renders nothing.
    ':is(main:empty, main:has([data-loading])) + &': { visibility: 'hidden' },
  },
  '@media': { print: { display: 'none' } },
});

/** Lines up with the page above. */
export const footBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  boxSizing: 'content-box',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  paddingBlock: `${vars.space[12]} calc(${vars.space[12]} + ${inset.bottom})`,
  paddingInline: gutters,
  // While the browser parses the HTML, no element follows the root: it would paint a button before its text.
  selectors: { '#root:not(:has(+ *)) &': { display: 'none' } },
  '@media': { [media.phone]: { justifyContent: 'space-between' } },
});

// Links and buttons look the same.
globalStyle(`${footBar} :is(a, button)`, {
  ...text('caption'),
  color: vars.color.textMuted,
  textDecoration: 'none',
});
globalStyle(`${footBar} :is(a, button):hover`, { color: vars.color.text });
globalStyle(`${footBar} a:hover`, { textDecoration: 'underline' });
// Its letters end where the page ends, so nothing is filled under the pointer.
globalStyle(`${footBar} > button:not(:disabled):hover`, { backgroundColor: 'transparent' });

// On a visitor's prerendered page opened with a session, parts for visitors are hidden until
// hydration; see public/boot.js.
globalStyle('[data-arriving] #root:not([data-frame]) header nav, [data-arriving] [data-visitors]', {
  visibility: 'hidden',
});

// A member's page has no samples for visitors.
globalStyle('[data-arriving] [data-visitors="only"]', { display: 'none' });

// A frame shows nothing without JavaScript. To visitors it shows nothing of a page for members, and nothing of a
// member's navigation.
globalStyle(':root:not([data-member], [data-visitor]) [data-frame], [data-visitor] [data-frame][data-page]', {
  display: 'none',
});
globalStyle('[data-visitor] [data-frame] :is(nav, nav + *)', { visibility: 'hidden' });

// A note of public/boot.js: a page whose code could not be fetched has only this style sheet. For a browser that is too
// old, too.
const note = 'body > [role="alert"]';
globalStyle(note, {
  position: 'fixed',
  bottom: vars.space[16],
  left: vars.space[16],
  right: vars.space[16],
  zIndex: vars.zIndex.dialog,
  maxWidth: '35rem',
  margin: '0 auto',
  padding: `${vars.space[12]} ${vars.space[16]} ${vars.space[12]} calc(${vars.space[40]} + ${vars.space[4]})`,
  border: `1px solid ${vars.color.dangerBorder}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.dangerBg,
  boxShadow: vars.elevation.popover,
  color: vars.color.dangerText,
});
// The sign of a failure, without an icon's bytes in every page.
globalStyle(`${note}::before`, {
  content: ['"!"', '"!" / ""'],
  position: 'absolute',
  left: vars.space[16],
  width: '1.25rem',
  border: '2px solid',
  borderRadius: vars.radius.pill,
  ...text('caption'),
  lineHeight: '1rem',
  fontWeight: vars.weight.strong,
  textAlign: 'center',
});
globalStyle(`${note} > a`, { color: 'inherit', fontWeight: vars.weight.medium });
