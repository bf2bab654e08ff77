import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { vars } from '../../../theme/vars.css.ts';

const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[24],
  boxSizing: 'content-box',
  marginInline: 'auto',
  padding: `${vars.space[32]} ${vars.space[24]} ${vars.space[64]}`,
  '@media': {
    [media.phone]: { padding: `${vars.space[24]} ${vars.space[16]} ${vars.space[48]}` },
    print: { padding: 0, maxWidth: 'none' },
  },
});

export const width = styleVariants({
  table: [page, { maxWidth: vars.size.pageTable }],
  page: [page, { maxWidth: vars.size.page }],
  reading: [page, { maxWidth: vars.size.pageReading }],
  form: [page, { maxWidth: vars.size.pageForm }],
});
