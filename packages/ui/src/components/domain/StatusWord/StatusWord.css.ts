import { globalStyle, style } from '@vanilla-extract/css';
import type { BadgeTone } from '../../../theme/tokens.ts';
import { vars } from '../../../theme/vars.css.ts';

const base = style({ fontWeight: 550, whiteSpace: 'nowrap' });

// Sized by the text and set on its line, so that rows need no flex container.
globalStyle(`${base} > svg`, {
  display: 'inline-block',
  verticalAlign: '-0.15em',
  marginInlineEnd: vars.space[4],
});

const { successText, infoText, warningText, dangerText, premiumText, textMuted, linkVisited } = vars.color;

const success = style([base, { color: successText }]);
const info = style([base, { color: infoText }]);
const warning = style([base, { color: warningText }]);
const danger = style([base, { color: dangerText }]);
const ending = style([base, { color: linkVisited }]);
const muted = style([base, { color: textMuted }]);
// A value outside the contract can be of any length.
const unknown = style([base, { color: textMuted, whiteSpace: 'normal', overflowWrap: 'anywhere' }]);

/** The class of each state. */
export const tone: Readonly<Record<BadgeTone, string>> = {
  active: success,
  trial: info,
  inactive: muted,
  lapsed: warning,
  pending: warning,
  canceled: ending,
  paid: success,
  cancelled: danger,
  failed: danger,
  unknown,
  premium: style([base, { color: premiumText }]),
  free: info,
  published: success,
  unpublished: muted,
  done: success,
};
