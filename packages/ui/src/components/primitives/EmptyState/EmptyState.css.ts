import { style } from '@vanilla-extract/css';
import { media, text, vars } from '../../../theme/styling.ts';

const { bg, soft, accent } = vars.cover.sky;

/** A quarter circle in tiles of 48 px; its centre is a corner. */
function quarter(corner: string, color: string, place: string): string {
  return `radial-gradient(circle at ${corner}, ${color} 47px, #0000 48px) ${place} / 48px 48px`;
}

/** Four tiles of 48 px, like those of a course's cover, above centred text. */
export const box = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[12],
  paddingBlock: vars.space[40],
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    width: 96,
    height: 96,
    marginBlockEnd: vars.space[4],
    borderRadius: vars.radius.card,
    background: `${quarter('0 100%', accent, '100% 0')} no-repeat, ${quarter('100% 0', soft, '0 0')} ${bg}`,
    printColorAdjust: 'exact',
  },
  '@media': { [media.forcedColors]: { '::before': { display: 'none' } } },
});

export const title = style({ ...text('h4') });
export const help = style({ color: vars.color.textMuted, maxWidth: '44ch' });
