import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { text } from '../../../theme/text.ts';
import { vars } from '../../../theme/vars.css.ts';
import { layout, scrolling } from './DataTable.css.ts';

export const columnName = style({
  ...text('caption'),
  fontWeight: 600,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  selectors: { [`${layout.fixed} &`]: { whiteSpace: 'normal', overflowWrap: 'break-word' } },
});

/**
 * Name of a second line: above the first name's cell and after its text, which is repeated
 * invisibly, so that both read as one heading: "Nome · E-mail".
 */
export const secondName = style({
  '@media': {
    [media.desktop]: {
      '::before': { content: 'attr(data-after) "\\a0\\a0"', visibility: 'hidden', fontWeight: 600 },
      selectors: {
        [`${layout.fixed} &&`]: { whiteSpace: 'nowrap', fontWeight: 450, pointerEvents: 'none' },
        [`${scrolling} thead &&&`]: { borderInlineEnd: 0, backgroundColor: 'transparent' },
      },
    },
  },
});
globalStyle(`${secondName} > button`, { pointerEvents: 'auto', marginInlineStart: '1.5em', paddingInlineStart: 2 });
globalStyle(`${secondName} > button::before`, { content: ['"·"', '"·" / ""'] });
