import { assignVars, globalStyle } from '@vanilla-extract/css';
import { darkTheme } from './darkTheme.ts';
import { lightTheme } from './lightTheme.ts';
import { media } from './media.ts';
import { scaleTokens } from './scaleTokens.ts';
import { vars } from './vars.css.ts';

const { color, badge, level, bonus, cover, elevation } = vars;
const themed = { color, badge, level, bonus, cover, elevation };
const { space, radius, font, weight, text, motion, zIndex, size } = vars;
const scale = { space, radius, font, weight, text, motion, zIndex, size };

const light = { colorScheme: 'light', vars: assignVars(themed, lightTheme) };
const dark = { colorScheme: 'dark', vars: assignVars(themed, darkTheme) };

globalStyle(':root', { vars: assignVars(scale, scaleTokens) });
globalStyle(':root, [data-theme="light"]', light);

// Prints are light: the dark theme is for screens only.
globalStyle('[data-theme="dark"]', { '@media': { screen: dark } });
globalStyle(':root:not([data-theme])', { '@media': { 'screen and (prefers-color-scheme: dark)': dark } });

globalStyle(':root', {
  '@media': {
    [media.phone]: {
      vars: {
        [vars.size.edge]: vars.space[16],
        [vars.text.h1.size]: vars.text.h2.size,
        [vars.text.h1.line]: vars.text.h2.line,
      },
    },
    print: { vars: { [vars.size.edge]: vars.space[16] } },
    // Small screens are for fingers: every control has the full height.
    [media.mobile]: { vars: { [vars.size.controlDense]: vars.size.control } },
    [media.reducedMotion]: {
      vars: {
        [vars.motion.fast]: '1ms',
        [vars.motion.medium]: '80ms',
        [vars.motion.slow]: '80ms',
        [vars.motion.bar]: '1ms',
      },
    },
  },
});
