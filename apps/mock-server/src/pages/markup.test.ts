import { expect, it } from 'vitest';
import { markup } from './markup.ts';

it('escapes every text, in content and in attributes', () => {
  const hostile = `"><script>alert('1')</script>&amp;`;
  const safe = '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;amp;';
  expect(markup`<a title="${hostile}">${hostile}</a>`.text).toBe(`<a title="${safe}">${safe}</a>`);
});

it('keeps markup, joins lists and leaves nothing out of nothing', () => {
  expect(markup`<ul>${['<', 1].map((item) => markup`<li>${item}</li>`)}</ul>${null}${0}`.text).toBe(
    '<ul><li>&lt;</li><li>1</li></ul>0',
  );
});
