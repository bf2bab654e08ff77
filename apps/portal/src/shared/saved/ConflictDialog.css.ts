import { text, vars } from '@raiz/ui/theme';
import { style } from '@vanilla-extract/css';

/** The fields that two people or devices changed. */
export const conflicts = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16], margin: 0 });
/** A field with a card for each version: side by side, on phones below one another. */
export const conflict = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space[8],
});
export const clashLabel = style({ gridColumn: '1 / -1', color: vars.color.text, fontWeight: vars.weight.medium });
export const version = style({
  margin: 0,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  overflowWrap: 'anywhere',
});
export const versionName = style({ ...text('caption'), display: 'block' });
export const versionText = style({ color: vars.color.text, whiteSpace: 'pre-wrap' });
/** Bold, too: the tint alone is not enough (WCAG 1.4.1). */
export const differing = style({
  borderRadius: vars.radius.check,
  backgroundColor: vars.color.primarySoft,
  color: vars.color.onPrimarySoft,
  fontWeight: vars.weight.strong,
});
