import { vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

export const navigation = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[12],
});

/** At the end of the line, also when it is alone in it. Titles are data: one long word must not widen the page. */
export const next = style({ display: 'flex', minWidth: 0, marginInlineStart: 'auto' });
