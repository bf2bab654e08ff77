import { vars } from '@raiz/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', minHeight: '100vh' });

export const main = style({ flex: 1, outline: 'none' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space[4]} ${vars.space[24]}`,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.textMuted,
  selectors: {
    // It would be pushed about by what comes; once everything is there it has its place.
    'main:has([data-loading]) + &': { visibility: 'hidden' },
  },
  '@media': { print: { display: 'none' } },
});

// A prerendered page opened with a session: what a visitor alone sees stays hidden until the portal
// has hydrated (public/boot.js).
globalStyle('[data-arriving] :is(header nav, [data-visitors])', { visibility: 'hidden' });
