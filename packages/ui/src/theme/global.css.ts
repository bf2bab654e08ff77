import { globalStyle, layer, type GlobalStyleRule } from '@vanilla-extract/css';
import { media } from './media.ts';
import { text } from './text.ts';
import { vars } from './vars.css.ts';

/** Rules for bare elements. Being in a layer they lose to every class, in whatever order the sheets arrive. */
const base = layer('base');

function element(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [base]: rule } });
}

element('*, *::before, *::after', { boxSizing: 'border-box' });

element('html', {
  // Keyboard focus and in-page links must not end up under the sticky header.
  scrollPaddingTop: '74px',
  textSizeAdjust: '100%',
  scrollbarGutter: 'stable',
});

element('body', {
  margin: 0,
  minHeight: '100dvh',
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
element('h1, h2, h3, h4', { ...text('h3'), textWrap: 'balance' });
element('button, input, select, textarea', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit', margin: 0 });
element('img, svg, iframe', { display: 'block', maxWidth: '100%' });
element('a', { color: vars.color.link });
element('[hidden]', { display: 'none' });

// Never a shadow alone: outlines survive forced colours.
element(':focus-visible', { outline: `3px solid ${vars.color.focus}`, outlineOffset: 2 });
// Focus led here by script, not by the keyboard: the reader's place, nothing to press.
element('[tabindex="-1"]:focus-visible', { outline: 'none' });

element('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
    },
  },
});

// Set by the dialogs while one is open; their library would inject this rule, which the content policy forbids.
globalStyle('body[data-scroll-locked]', { overflow: 'hidden !important' });
// The place kept for the scroll bar lies outside the page, where no veil reaches: it is dimmed along.
globalStyle('html:has(body[data-scroll-locked])', { backgroundColor: vars.color.canvasVeiled });

globalStyle('body', { '@media': { print: { backgroundColor: '#fff', ...text('small') } } });
