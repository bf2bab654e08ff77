import { type MessageArea, messageAreas } from './catalogue.ts';

/** A text that the specification quotes. */
export interface QuotedText {
  text: string;
  /** The area whose messages the heading introduces; null for texts of any area. */
  area: MessageArea | null;
}

/**
 * The texts in single quotes of a Markdown document, each once per area. Omits texts whose last word is an ellipsis:
 * they stand for several.
 */
export function quotedTexts(markdown: string): QuotedText[] {
  const found = new Map<string, QuotedText>();
  for (const section of markdown.split(/^#+ /m)) {
    const [heading = ''] = section.split('\n');
    const area = messageAreas.find((name) => heading.toLowerCase() === `${name} messages`) ?? null;
    const quotes = section.replaceAll(/\s+/g, ' ').matchAll(/(?<![\p{L}\p{N}])'([^']+)'(?!\p{L})/gu);
    for (const [, text = ''] of quotes) {
      if (!/ (?:…|\.\.\.)$/.test(text)) found.set(`${area} ${text}`, { text, area });
    }
  }
  return [...found.values()];
}

/** A text with the same mark for every value, which the specification writes as `{name}` or `N`. */
export function withoutValues(text: string): string {
  return text.replaceAll(/\{\w+\}|\bN\b/g, '{}');
}
