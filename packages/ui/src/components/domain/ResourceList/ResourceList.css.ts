import { style } from '@vanilla-extract/css';
import { around, column, text, vars } from '../../../theme/styling.ts';

export const list = style({ ...column(8) });
export const host = style({
  ...text('caption'),
  color: vars.color.textMuted,
  '@media': { print: { display: 'none' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[8],
  minHeight: vars.size.control,
  padding: `${around('body', 'control')} ${vars.space[16]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.link,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { backgroundColor: vars.color.sunken } },
});

export const icon = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.75rem',
  height: vars.text.body.line,
});
export const type = style({
  ...text('caption'),
  paddingInline: vars.space[4],
  border: '1px solid',
  borderRadius: vars.radius.check,
});
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { print: { '::after': { content: 'attr(data-paper)', ...text('caption') } } },
});

export const name = style({ textDecoration: 'underline', textUnderlineOffset: '0.15em' });
