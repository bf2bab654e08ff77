import { media, text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';
import { behindLine } from '../shared/looks.ts';

/** The sums, and beside them the account that they are paid to. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[12],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', columnGap: vars.space[32] } },
});

export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space[12],
  minWidth: 0,
});

/** The account below its label; on narrow windows the link is beside the label. */
export const destination = style([
  behindLine(vars.space[12]),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignContent: 'start',
    gap: `${vars.space[2]} ${vars.space[12]}`,
    ...text('small'),
    '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);
export const facts = style({ display: 'contents' });
export const account = style({
  ...text('body'),
  gridRow: 2,
  gridColumn: '1 / -1',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const sum = style({ minWidth: 0 });
export const label = style({ ...text('small'), color: vars.color.textMuted });
export const amount = style({ ...text('h2'), fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const hint = style({ ...text('small'), color: vars.color.textMuted });
