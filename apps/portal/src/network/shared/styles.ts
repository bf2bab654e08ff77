import { clamped, media, vars } from '@raiz/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

/**
 * Style of a column with a dividing line: next to the main one, or below it on narrow windows.
 * @param space distance from the line above it
 * @param window the windows with two columns
 * @param gap distance from the line between two columns
 */
export function dividedColumn(space: string, window = media.wide, gap = vars.space[40]): StyleRule {
  return {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    borderBlockStart: `1px solid ${vars.color.border}`,
    paddingBlockStart: space,
    '@media': {
      [window]: {
        borderBlockStart: 0,
        paddingBlockStart: 0,
        borderInlineStart: `1px solid ${vars.color.border}`,
        paddingInlineStart: gap,
      },
    },
  };
}

/** The name of a person as a link or button: looks like text until the pointer is over it. */
export const pressableName: StyleRule = {
  padding: 0,
  border: 0,
  borderRadius: 2,
  backgroundColor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover': { color: vars.color.link, textDecoration: 'underline', textUnderlineOffset: '0.15em' } },
};

/** A pressable name of at most two lines; the opened page or sheet shows the full name. */
export const clampedName: StyleRule = {
  ...pressableName,
  ...clamped(2),
};
