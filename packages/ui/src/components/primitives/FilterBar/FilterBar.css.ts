import { style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';

export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  '@media': { print: { display: 'none' } },
});

export const below = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  minHeight: vars.size.controlDense,
});

export const result = style({ ...text('table'), fontWeight: 600 });

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8], minWidth: 0 });

/** May be narrower than its text. */
export const entry = style({ minWidth: 0, maxWidth: '100%' });

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.controlDense,
  maxWidth: '100%',
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  ...text('small'),
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: vars.color.onPrimarySoft } },
  '@media': { [media.mobile]: { minHeight: vars.size.control } },
});

export const chipWords = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** Shown only on small screens, where the fields would push the list out of view. */
export const toggle = style({ '@media': { [media.desktop]: { display: 'none' } } });
export const folded = style({ '@media': { [media.mobile]: { display: 'none' } } });
