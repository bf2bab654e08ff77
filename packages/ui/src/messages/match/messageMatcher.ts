import type { ListedMessage } from '../catalogue.ts';
import { shapeOf } from './valueShapes.ts';

/** Names a message in maps and reports: its area and its key, such as `account.login.failed`. */
export function messageName({ area, key }: Pick<ListedMessage, 'area' | 'key'>): string {
  return `${area}.${key}`;
}

const placeholder = /\{(\w+)\}/;

function literally(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

/** Values that are texts of the catalogue themselves, and so are named in patterns. */
const wordValues = ['reason', 'kind'];

function valuePattern(name: string): string {
  return wordValues.includes(name) ? `(?<${name}>${shapeOf(name)})` : shapeOf(name);
}

/** A text with values as a pattern of what a screen makes of it, or null when it has none. */
export function patternOf(text: string): RegExp | null {
  const parts = text.split(new RegExp(placeholder, 'g'));
  if (parts.length === 1) return null;
  const source = parts.map((part, index) => (index % 2 === 0 ? literally(part) : valuePattern(part))).join('');
  return new RegExp(`^${source}$`, 'u');
}

/** Blanks and line ends as a reader takes them: one blank, none at the edges. */
export function asRead(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Makes the question "which messages does this text say?" quick to answer, text after text. Several messages may share
 * one text; a text that belongs to none gets an empty list.
 */
export function createMatcher(messages: readonly ListedMessage[]): (text: string) => readonly string[] {
  const exact = new Map<string, string[]>();
  const patterns: { pattern: RegExp; name: string }[] = [];
  for (const message of messages) {
    const name = messageName(message);
    const pattern = patternOf(asRead(message.text));
    if (pattern) patterns.push({ pattern, name });
    else exact.set(asRead(message.text), [...(exact.get(asRead(message.text)) ?? []), name]);
  }
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const read = asRead(text);
    const before = known.get(read);
    if (before) return before;
    const matches = patterns.flatMap(({ pattern, name }) => {
      const match = pattern.exec(read);
      const words = Object.values(match?.groups ?? {}).flatMap((word) => exact.get(word) ?? []);
      return match ? [name, ...words] : [];
    });
    const names = [...new Set([...(exact.get(read) ?? []), ...matches])];
    known.set(read, names);
    return names;
  };
}
