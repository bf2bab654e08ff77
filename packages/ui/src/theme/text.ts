import type { TextRole } from './tokens.ts';
import { vars } from './vars.css.ts';

/** The style declarations of a text role. */
export function text(role: TextRole) {
  const { size, line, weight, tracking } = vars.text[role];
  return { fontSize: size, lineHeight: line, fontWeight: weight, letterSpacing: tracking };
}
