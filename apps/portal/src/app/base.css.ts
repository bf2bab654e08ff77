import { inset, vars } from '@raiz/ui/theme';
import { globalLayer, globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

/** The layer of the design system's element styles. */
const base = globalLayer('raiz-base');

function element(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [base]: rule } });
}

element('html', {
  // Keeps focused elements and link targets below the sticky header and a table's sticky head.
  scrollPaddingTop: `calc(104px + ${inset.top})`,
  // Always shows a scroll bar, so that pages do not shift sideways; backgrounds extend up to it.
  overflowY: 'scroll',
});

element('noscript', { display: 'block', padding: vars.space[24] });
element('body', { margin: 0, minHeight: '100dvh' });

globalStyle('body', { '@media': { print: { minHeight: 0, backgroundColor: '#fff' } } });
globalStyle('*', { '@media': { print: { boxShadow: 'none !important' } } });
globalStyle('nav', { '@media': { print: { display: 'none !important' } } });
