import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { media, specialSizes, text, vars } from './styling.ts';

/**
 * What the components expect of elements. In a layer, so that classes override it in any order of the style sheets. The
 * package narrows it to its components (packages/ui/build/sheets.ts).
 */
const base = globalLayer('raiz-base');

function element(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [base]: rule } });
}

element('*, *::before, *::after', { boxSizing: 'border-box' });

element('html', { textSizeAdjust: '100%' });

element('body', {
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.body,
  ...text('body'),
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
});

element('h1, h2, h3, h4, p, dl, dd, dt, figure, fieldset, ul, ol', { margin: 0, padding: 0 });
element('fieldset', { border: 0, minWidth: 0 });
element('ul, ol', { listStyle: 'none' });
element('h1, h2, h3, h4, p', { textWrap: 'pretty' });
element('h1, h2, h3, h4', text('h3'));
element('strong', { fontWeight: vars.weight.strong });
element('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit', margin: 0 });
// Mobile browsers zoom into a focused field with smaller text, and stay there.
element('input, select, textarea', {
  '@media': { [media.touch]: { fontSize: specialSizes.fieldOnTouch } },
});
element('img, svg, iframe', { display: 'block', maxWidth: '100%' });
element('a', { color: vars.color.link });
// Browsers search in what is hidden until it is found.
element('[hidden]:not([hidden="until-found"])', { display: 'none' });

// An outline instead of a shadow, because forced colours keep it.
element(':focus-visible', {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: 2,
  // The ring of an element without round corners of its own is round, too.
  borderRadius: vars.radius.check,
});
// Elements that only scripts focus are not interactive.
element('[tabindex="-1"]:focus-visible', { outline: 'none' });

element('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
    },
  },
});

// Replaces the rule that Radix injects while a dialog is open, which the Content-Security-Policy
// forbids.
globalStyle('html:has(body[data-scroll-locked])', {
  '@media': {
    screen: {
      overflowY: 'hidden',
      scrollbarGutter: 'stable',
      // Dims the area of the scroll bar, which the backdrop does not cover.
      backgroundColor: vars.color.canvasVeiled,
    },
  },
});
