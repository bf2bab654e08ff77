import { media, vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The text of a lesson: its label, the tabs and the formatting tools, then the field or the preview. */
export const lessonText = style({ display: 'flex', flexDirection: 'column', gap: vars.space[4] });

/** Tabs and tools touch the field; from tablets on they are in the line of the label. */
export const textBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  order: -1,
  '@media': {
    [media.medium]: {
      alignSelf: 'flex-end',
      marginBlockStart: `calc((${vars.size.controlDense} + ${vars.text.body.line}) / -2 - ${vars.space[4]})`,
    },
  },
});
export const tools = style({ display: 'flex', gap: vars.space[4] });

/** The cover that students see of a video, and a link to it. */
export const video = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[12] });
export const thumbnail = style({
  position: 'relative',
  display: 'grid',
  flexShrink: 0,
  width: '7rem',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.chip,
});
export const playSign = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  margin: 'auto',
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.primary,
  color: vars.color.onPrimary,
});

export const preview = style({
  minHeight: '10rem',
  padding: vars.space[16],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
});

/** The tools: hidden while the preview replaces the field, visible next to it. */
export const writing = style({
  display: 'contents',
  '@media': { [media.narrow]: { selectors: { '&[hidden]': { display: 'none' } } } },
});

/** The same for the field, whose label stays above the tabs. */
export const written = style({ display: 'contents' });
globalStyle(`${written} > *`, { display: 'contents' });
globalStyle(`${written} > * > :first-child`, { order: -2 });
globalStyle(`${written}[hidden] > * > :not(:first-child)`, { '@media': { [media.narrow]: { display: 'none' } } });
