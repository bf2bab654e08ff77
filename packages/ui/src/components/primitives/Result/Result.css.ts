import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { surface, column, media, text, vars } from '../../../theme/styling.ts';
import { columns } from '../PageLayout/PageLayout.css.ts';

/** One card of 480 px in the middle of the page; beside a rail as wide as its column. */
export const box = style({
  ...column(24),
  alignItems: 'center',
  width: '100%',
  maxWidth: '30rem',
  minWidth: 0,
  marginInline: 'auto',
  padding: `${vars.space[40]} ${vars.size.edge}`,
  ...surface,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { paddingBlockEnd: vars.space[24] } },
  // Moves a page with only this card down, so that it is not empty below. Beside a rail it begins at the top, as wide
  // as its column.
  selectors: {
    [`${columns} > * > &`]: { maxWidth: 'none' },
    [`:not(${columns} > *) > &:only-child`]: { '@media': { [media.desktop]: { marginBlockStart: '8vh' } } },
  },
});

/** From edge to edge. The icon is on its lower edge, inside a ring in the colour of the card. */
export const cover = style({
  alignSelf: 'stretch',
  // Two whole tiles of the cover's nine columns.
  position: 'relative',
  aspectRatio: '9 / 2',
  marginBlockStart: `calc(-1 * ${vars.space[40]})`,
  marginInline: `calc(-1 * ${vars.size.edge})`,
  overflow: 'hidden',
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
});
globalStyle(`${cover} > *`, { position: 'absolute', inset: 0 });

const arrive = keyframes({ from: { transform: 'scale(0.6)', opacity: 0 } });

const discSize = '5rem';

const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: discSize,
  height: discSize,
  border: '1px solid transparent',
  borderRadius: vars.radius.pill,
  selectors: {
    [`${cover} + &`]: {
      position: 'relative',
      marginBlockStart: `calc(${discSize} / -2 - ${vars.space[24]})`,
      boxShadow: `0 0 0 6px ${vars.color.surface}`,
      animation: `${arrive} ${vars.motion.slow} ${vars.motion.easeOut}`,
      '@media': { [media.reducedMotion]: { animation: 'none' } },
    },
  },
});

const { successBg, successText, warningBg, warningText, dangerBg, dangerText, primarySoft, onPrimarySoft } = vars.color;

export const icon = styleVariants({
  neutral: [disc, { backgroundColor: primarySoft, color: onPrimarySoft }],
  success: [disc, { backgroundColor: successBg, color: successText }],
  warning: [disc, { backgroundColor: warningBg, color: warningText }],
  danger: [disc, { backgroundColor: dangerBg, color: dangerText }],
});

export const content = style({ ...column(8), alignItems: 'center', width: '100%', minWidth: 0 });

/** The same width for every text, so that other sentences move nothing. */
export const sentences = style({
  ...column(8),
  ...text('body'),
  width: '100%',
  color: vars.color.textMuted,
  textWrap: 'pretty',
});

/** Equally wide, below each other. */
export const actions = style({ ...column(8), width: '100%', maxWidth: '20rem' });
