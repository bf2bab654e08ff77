import { globalFontFace } from '@vanilla-extract/css';

/** Weights 300 to 900 of the Latin letters in one self-hosted file of 20 KB. */
globalFontFace('Figtree Variable', {
  src: "url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '300 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

const light = '300 550';
const heavy = '551 900';

/**
 * System fonts by full name for each weight. The size adjustment gives all texts of the portal together the same width
 * as in Figtree.
 */
const fallbacks = {
  'Figtree Fallback': [
    { fonts: ['Arial', 'Liberation Sans', 'Helvetica'], weight: '300 450', size: 0.997 },
    { fonts: ['Arial', 'Liberation Sans', 'Helvetica'], weight: '451 550', size: 1.004 },
    { fonts: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], weight: heavy, size: 0.953 },
  ],
  'Figtree Fallback Android': [
    { fonts: ['Roboto'], weight: light, size: 1.005 },
    { fonts: ['Roboto Bold', 'Roboto'], weight: heavy, size: 1.011 },
  ],
  'Figtree Fallback Linux': [
    { fonts: ['Open Sans Regular', 'Noto Sans Regular'], weight: light, size: 0.963 },
    { fonts: ['Open Sans Bold', 'Noto Sans Bold'], weight: heavy, size: 0.919 },
  ],
};

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

// Same metrics as Figtree (ascent 950, descent 250 of 1000), so that nothing moves when it loads.
for (const [family, faces] of Object.entries(fallbacks))
  for (const { fonts, weight, size } of faces)
    globalFontFace(family, {
      src: fonts.map((name) => `local('${name}')`).join(', '),
      fontWeight: weight,
      sizeAdjust: percent(size),
      ascentOverride: percent(0.95 / size),
      descentOverride: percent(0.25 / size),
      lineGapOverride: '0%',
    });
