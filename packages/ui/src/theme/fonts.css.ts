import { globalFontFace } from '@vanilla-extract/css';

/** Weights 300 to 900 of the latin letters in one file of 20 KB, served by ourselves. */
globalFontFace('Figtree Variable', {
  src: "url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '300 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

/**
 * A font of the device stretched to Figtree's measures, so that nothing moves when Figtree arrives. The figures come from
 * Figtree's ascent (950) and descent (250) and from the width of a Portuguese paragraph in both fonts.
 */
globalFontFace('Figtree Fallback', {
  src: "local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Roboto')",
  sizeAdjust: '99.29%',
  ascentOverride: '95.68%',
  descentOverride: '25.18%',
  lineGapOverride: '0%',
});
