/** Markup that is safe to put into a page as it is. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** What may stand in a template: text is escaped, markup is not, of several each one in turn, and of nothing nothing is written. */
export type HtmlValue = string | number | null | Html | readonly HtmlValue[];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function written(value: HtmlValue): string {
  if (value instanceof Html) return value.markup;
  if (value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? escape(String(value)) : value.map(written).join('');
}

/** Builds markup from a template; every text put into it is escaped, for content and for quoted attributes alike. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(parts.reduce((markup, part, at) => markup + written(values[at - 1] ?? null) + part));
}
