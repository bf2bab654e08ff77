/** Markup that is safe to insert into a page. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Values of a template: text is escaped, markup is not, lists are joined, null renders nothing. */
export type MarkupValue = string | number | null | Markup | readonly MarkupValue[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

function written(value: MarkupValue): string {
  if (value instanceof Markup) return value.text;
  if (value === null) return '';
  return typeof value === 'string' || typeof value === 'number' ? escape(String(value)) : value.map(written).join('');
}

/** Builds markup from a template; escapes text for content and quoted attributes. */
export function markup(parts: TemplateStringsArray, ...values: MarkupValue[]): Markup {
  return new Markup(parts.reduce((text, part, at) => text + written(values[at - 1] ?? null) + part));
}
