import { vars } from './vars.css.ts';

/** An entry of a menu, a link or a button: as wide as the menu, and as high as a finger. */
export const menuEntry = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.size.control,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: 0,
  borderRadius: vars.radius.chip,
  backgroundColor: 'transparent',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
} as const;
