import { listMessages } from '../../packages/ui/src/messages/catalogue.ts';
import { listedName } from './findMessages.ts';
import { seenTexts } from './watchTexts.ts';

/** A text without line breaks, and without blanks at its ends. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

const patterns = listMessages().map((message) => {
  const literal = plain(message.text).replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`);
  return { name: listedName(message), pattern: new RegExp(`^${literal.replaceAll(/\{\w+\}/g, '.+')}$`, 'u') };
});

/** A text, its sentences, and the parts between its signs: `3 aulas · certificado`, `Premium: yes`. */
function partsOf(text: string): string[] {
  return [text, ...text.split(/(?<=[.!?])\s/), ...text.split('·'), ...text.split(/[·:;,.()]/)].map(plain);
}

function namesIn(text: string): string[] {
  const parts = partsOf(text);
  return patterns.filter(({ pattern }) => parts.some((part) => pattern.test(part))).map(({ name }) => name);
}

/** The names in the texts of earlier stories. */
const known = new Map<string, readonly string[]>();

function cachedNamesIn(text: string): readonly string[] {
  const names = known.get(text) ?? namesIn(text);
  known.set(text, names);
  return names;
}

/** Names of the messages that the story has shown. */
export function shownMessages(): string[] {
  return [...new Set([...seenTexts()].flatMap(cachedNamesIn))];
}
