import { styleVariants } from '@vanilla-extract/css';
import { text } from '../../../theme/styling.ts';

const shared = { overflowWrap: 'anywhere' } as const;

export const size = styleVariants({
  h2: { ...text('h2'), ...shared, textWrap: 'balance' },
  h3: { ...text('h3'), ...shared },
  h4: { ...text('h4'), ...shared },
});
