import { shape } from './Icon.tsx';

/** No level yet. */
export const LevelNoneIcon = shape('M7 12h10');

/** Bronze. */
export const OneStripeIcon = shape('M12 5v14');

/** Silver. */
export const TwoStripesIcon = shape('M9 5v14M15 5v14');

/** Gold. */
export const ThreeStripesIcon = shape('M6.5 5v14M12 5v14M17.5 5v14');

/** Double Diamond. */
export const TwoDiamondsIcon = shape('M6.5 6l4.5 6-4.5 6L2 12zM17.5 6l4.5 6-4.5 6-4.5-6z', true);

/** Triple Diamond. */
export const ThreeDiamondsIcon = shape(
  'M4.5 7.5L8 12l-3.5 4.5L1 12zM12 7.5l3.5 4.5-3.5 4.5L8.5 12zM19.5 7.5L23 12l-3.5 4.5L16 12z',
  true,
);

/** Centurion Diamond. */
export const SparkIcon = shape('M12 2.5l2.6 6.9 6.9 2.6-6.9 2.6L12 21.5l-2.6-6.9L2.5 12l6.9-2.6z', true);

/** Imperial Diamond. */
export const CrownIcon = shape('M3 7.5l4.8 4L12 5l4.2 6.5 4.8-4L19 18.5H5z', true);
