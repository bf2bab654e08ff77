import { media, text, vars } from '@raiz/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const groups = style({ display: 'grid', gap: vars.space[32], scrollMarginTop: vars.space[16] });

export const group = style({ display: 'grid', gap: vars.space[12] });

export const path = style({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' });

export const list = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});

/** Text and tone in one line, cause and links below; on phones all below one another. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const words = style({ ...text('body'), margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });

export const links = style({
  ...text('small'),
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[16]}`,
  gridColumn: '1 / -1',
  margin: 0,
});

export const name = style({
  marginInlineStart: 'auto',
  fontFamily: vars.font.mono,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { marginInlineStart: 0 } },
});

const tone = style({
  ...text('caption'),
  justifySelf: 'start',
  padding: `0 ${vars.space[8]}`,
  border: '1px solid currentcolor',
  borderRadius: vars.radius.chip,
  whiteSpace: 'nowrap',
});

const calm = [tone, { backgroundColor: vars.color.sunken, color: vars.color.text }];
const good = [tone, { backgroundColor: vars.color.successBg, color: vars.color.successText }];
const bad = [tone, { backgroundColor: vars.color.dangerBg, color: vars.color.dangerText }];
const heed = [tone, { backgroundColor: vars.color.warningBg, color: vars.color.warningText }];
const know = [tone, { backgroundColor: vars.color.infoBg, color: vars.color.infoText }];

/** The word says the tone; its colour only groups what is alike. */
export const tones = styleVariants({
  success: good,
  failure: bad,
  correction: bad,
  warning: heed,
  confirmation: heed,
  information: know,
  waiting: know,
  empty: know,
  title: calm,
  label: calm,
  hint: calm,
  action: calm,
  value: calm,
  prose: calm,
});
