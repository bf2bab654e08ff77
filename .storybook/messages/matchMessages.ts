import { type ListedMessage, messageName } from '../../packages/ui/src/messages/catalogue.ts';

/** Values that are words; all others are numbers, money, percentages, dates, months or times. */
const wordValues =
  /^(?:brand|code|course|email|filter|firstName|kind|label|lesson|link|module|monthName|page|phone|reason|title|type)$/;

const figure = String.raw`(?:(?:-?R\$ )?[\d.,:/h]+(?: ?%)?|--|\p{L}+\.?(?: de | |/)\d{4})`;

/** A text with values as a pattern of what a screen shows; null for a text without values. */
export function patternOf(text: string): RegExp | null {
  const [first = '', ...parts] = text.replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`).split('{');
  if (parts.length === 0) return null;
  const rest = parts.map((part) => {
    const [value = '', words = ''] = part.split('}');
    return (wordValues.test(value) ? '(.+)' : figure) + words;
  });
  return new RegExp(`^${first}${rest.join('')}$`, 'u');
}

function asRead(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/**
 * Makes a function that names the messages that a text shows: those with the same text, with values
 * in it, and those whose text is such a value.
 */
export function createMatcher(messages: readonly ListedMessage[]): (text: string) => readonly string[] {
  const exact = new Map<string, ListedMessage[]>();
  for (const message of messages) {
    const text = asRead(message.text);
    exact.set(text, [...(exact.get(text) ?? []), message]);
  }
  const patterns = messages.flatMap((message) => {
    const pattern = patternOf(asRead(message.text));
    return pattern ? [{ message, pattern }] : [];
  });
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const read = asRead(text);
    const found = patterns.flatMap(({ message, pattern }) => {
      const [whole, ...values] = pattern.exec(read) ?? [];
      return whole === undefined ? [] : [message, ...values.flatMap((value) => exact.get(value) ?? [])];
    });
    const names = [...new Set([...(exact.get(read) ?? []), ...found].map(messageName))];
    known.set(text, names);
    return names;
  };
}
