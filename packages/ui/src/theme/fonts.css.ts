import { globalFontFace } from '@vanilla-extract/css';

/** Weights 300 to 900 of the latin letters in one file of 20 KB, served by ourselves. */
globalFontFace('Figtree Variable', {
  src: "url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2')",
  fontWeight: '300 900',
  fontStyle: 'normal',
  fontDisplay: 'swap',
});

/** Fonts of the device: by full name for each weight, and what stretches them to the width of a Portuguese text in Figtree. */
const fallbacks = {
  'Figtree Fallback': [
    { fonts: ['Arial', 'Liberation Sans', 'Helvetica'], weight: '300 550', size: 0.993 },
    { fonts: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'], weight: '551 900', size: 0.945 },
  ],
  'Figtree Fallback Android': [
    { fonts: ['Roboto'], weight: '300 550', size: 1 },
    { fonts: ['Roboto Bold', 'Roboto'], weight: '551 900', size: 1.003 },
  ],
  'Figtree Fallback Linux': [
    { fonts: ['DejaVu Sans'], weight: '300 550', size: 0.883 },
    { fonts: ['DejaVu Sans Bold'], weight: '551 900', size: 0.798 },
  ],
};

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

// As high and as wide as Figtree (950 above and 250 below the line, of 1000), so that nothing moves when it arrives.
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
