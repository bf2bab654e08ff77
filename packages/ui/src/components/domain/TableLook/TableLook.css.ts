import { style, styleVariants, type ComplexStyleRule } from '@vanilla-extract/css';
import { maskOf } from '../../../icons/maskOf.ts';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import type { BadgeTone, LevelTone } from '../../../theme/tokens.ts';
import { vars } from '../../../theme/vars.css.ts';
import { statusIcons } from '../Badge/statusIcons.tsx';
import { levelIcons } from '../LevelChip/levelIcons.tsx';
import { tone } from '../StatusWord/StatusWord.css.ts';

/** An icon before the text, in its colour and 1.1 em high. */
const icon: ComplexStyleRule = {
  '::before': {
    content: '',
    display: 'inline-block',
    width: '1.1em',
    height: '1.1em',
    marginInlineEnd: vars.space[4],
    verticalAlign: '-0.15em',
    backgroundColor: 'currentColor',
    maskSize: 'contain',
    printColorAdjust: 'exact',
  },
  '@media': {
    [media.forcedColors]: { '::before': { forcedColorAdjust: 'none', backgroundColor: 'CanvasText' } },
  },
};

/** The pill is the cell itself, smaller than its place in the row. */
const pill = {
  ...text('caption'),
  placeSelf: 'start',
  minHeight: 0,
  margin: `${vars.space[2]} ${vars.space[12]}`,
  padding: `${vars.space[2]} 10px`,
  borderStyle: 'solid',
  borderWidth: 1,
  borderRadius: vars.radius.pill,
  fontWeight: 600,
} as const;

function colors(name: LevelTone) {
  const { bg, fg, border } = vars.level[name];
  return { backgroundColor: bg, color: fg, borderColor: border };
}

/** A status: its colour and its icon. */
export const status = styleVariants(statusIcons, (mask, name: BadgeTone) => [
  style(icon),
  tone[name],
  { '::before': { maskImage: maskOf(mask) } },
]);

/** A level as a pill; in list rows on phones as icon and word. */
export const level = styleVariants(levelIcons, (mask, name: LevelTone) => [
  style(icon),
  {
    '::before': { maskImage: maskOf(mask) },
    '@media': { [media.desktop]: { selectors: { 'td&&': { ...pill, ...colors(name) } } } },
  },
]);
