import { media, vars } from '@raiz/ui/theme';
import type { StyleRule } from '@vanilla-extract/css';

/**
 * Style of a column behind a line: beside the main one, and below it on narrow windows.
 * @param space distance from the line on narrow windows
 */
export function behindLine(space: string): StyleRule {
  return {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    borderBlockStart: `1px solid ${vars.color.border}`,
    paddingBlockStart: space,
    '@media': {
      [media.wide]: {
        borderBlockStart: 0,
        paddingBlockStart: 0,
        borderInlineStart: `1px solid ${vars.color.border}`,
        paddingInlineStart: vars.space[32],
      },
    },
  };
}
