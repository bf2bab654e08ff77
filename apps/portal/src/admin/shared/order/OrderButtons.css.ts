import { vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Where a row is taken to be dragged; a finger on it must not scroll the page. */
export const handle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.size.control,
  minHeight: vars.size.control,
  color: vars.color.textMuted,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
});

globalStyle(`tr[data-dragged]`, { opacity: 0.5 });
globalStyle(`tr[data-dragged] ${handle}`, { cursor: 'grabbing' });
globalStyle(`tr[data-drop='before'] > *`, { boxShadow: `inset 0 3px ${vars.color.primary}` });
globalStyle(`tr[data-drop='after'] > *`, { boxShadow: `inset 0 -3px ${vars.color.primary}` });
