import { media, text, vars } from '@raiz/ui/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** Prints on sheets in landscape (apps/portal/src/app/print.css). */
export const printed = style({ '@media': { print: { page: 'certificate' } } });

export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** Side by side if there is room. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: vars.space[24],
  minWidth: 0,
  '@media': { print: { display: 'block' } },
});

// Prints each on its own sheet.
globalStyle(`${list} > li + li`, { '@media': { print: { breakBefore: 'page' } } });

/** Not as wide as the page on tablets. */
export const next = style({ display: 'grid', maxWidth: '20rem' });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  height: '100%',
  gap: vars.space[16],
  '@media': { print: { breakInside: 'avoid' } },
});

/** Sheets with room for larger texts and distances. */
const medium = '(width >= 28rem)';
const large = '(width >= 40rem)';

export const frame = style({
  flex: 1,
  containerType: 'inline-size',
});

/** A sheet of A4 in landscape, higher for a long text: the pattern behind the text. */
export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 22fr) minmax(0, 78fr)',
  // No hidden overflow: it would keep the ratio and clip the text.
  aspectRatio: '297 / 210',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.chip,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 7fr)', aspectRatio: 'auto' },
    print: { minHeight: '168mm', aspectRatio: 'auto' },
  },
});

export const band = style({
  position: 'relative',
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: `${vars.radius.chip} 0 0 ${vars.radius.chip}`,
});
export const pattern = style({ position: 'absolute', inset: 0 });

/** A line around the text, as on printed paper. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[8],
  minWidth: 0,
  margin: vars.space[4],
  padding: vars.space[12],
  border: `1px solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
  '@container': {
    [medium]: { margin: vars.space[8], padding: vars.space[24] },
    [large]: { gap: vars.space[16], margin: vars.space[12], padding: vars.space[40] },
  },
  '@media': {
    print: {
      // Grow with the sheet, as in the file.
      vars: {
        [vars.text.hero.size]: '5cqi',
        [vars.text.hero.line]: '6cqi',
        [vars.text.h2.size]: '2.4cqi',
        [vars.text.h4.size]: '1.9cqi',
        [vars.text.caption.size]: '1.66cqi',
      },
    },
  },
});

export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space[8] });
export const issuer = style({ ...text('h4'), minWidth: 0 });
export const kind = style({
  ...text('caption'),
  marginBlockEnd: vars.space[4],
  color: vars.color.onPrimarySoft,
  '@container': { [medium]: { letterSpacing: '0.08em', textTransform: 'uppercase' } },
});

export const body = style({ minWidth: 0 });
export const name = style({
  ...text('h2'),
  textWrap: 'balance',
  '@container': { [medium]: text('display'), [large]: text('hero') },
});
export const person = style({
  ...text('caption'),
  marginBlock: vars.space[4],
  color: vars.color.textMuted,
});
/** Smaller when it is long: a certificate cuts no name. */
export const title = styleVariants({ short: 'h2', long: 'h3' } as const, (largest) => ({
  ...text('h4'),
  textWrap: 'balance',
  '@container': { [medium]: text(largest === 'h2' ? 'h3' : 'h4'), [large]: text(largest) },
}));

export const foot = style({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[12],
});
export const date = style({
  ...text('caption'),
  color: vars.color.textMuted,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[8],
  minHeight: vars.size.control,
  // As wide as the sheet.
  '@media': {
    [media.phone]: { display: 'grid' },
    print: { display: 'none' },
  },
});
