import { style } from '@vanilla-extract/css';
import { pressableName } from '../shared/pressableName.css.ts';

export const name = style([pressableName, { display: 'block', overflowWrap: 'anywhere' }]);
