import { styleVariants } from '@vanilla-extract/css';

const shared = { flexShrink: 0, overflow: 'visible' } as const;

/** Sizes in em follow the text next to the icon; the others are in rem. */
export const size = styleVariants({
  text: { ...shared, width: '1.1em', height: '1.1em' },
  small: { ...shared, width: '0.75rem', height: '0.75rem' },
  medium: { ...shared, width: '1.25rem', height: '1.25rem' },
  large: { ...shared, width: '1.5rem', height: '1.5rem' },
  hero: { ...shared, width: '2.5rem', height: '2.5rem' },
});
