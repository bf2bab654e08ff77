import { style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '../../../theme/styling.ts';

/** As high as a BackLink: the targets are higher than the row, which would push the title down. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  marginBlock: `calc(-1 * ${vars.space[12]})`,
  ...text('caption'),
});

const itemBase = style({ display: 'flex', alignItems: 'center', minWidth: 0, color: vars.color.textMuted });

/** On phones only the parent page, like a BackLink: the path would take several lines. */
export const item = styleVariants({
  nearest: [itemBase],
  other: [itemBase, { '@media': { [media.phone]: { display: 'none' } } }],
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  color: vars.color.link,
  textUnderlineOffset: '0.15em',
  overflowWrap: 'anywhere',
});

const onPhone = { display: 'flex', marginInlineStart: 0, transform: 'scaleX(-1)' };
const mark = style({ display: 'flex', marginInline: vars.space[4], color: vars.color.textSubtle });

/** On phones it points back, even before the root. */
export const separator = styleVariants({
  first: [
    mark,
    { selectors: { '&&': { display: 'none' } }, '@media': { [media.phone]: { selectors: { '&&': onPhone } } } },
  ],
  between: [mark, { '@media': { [media.phone]: onPhone } }],
});

export const current = style({ overflowWrap: 'anywhere', minWidth: 0 });
