import { titled, type Secrets } from './secrets.ts';

/** A request in its sent form. */
export interface SentRequest {
  method: string;
  url: string;
  headers: Headers;
  body: string | undefined;
}

/** Repetitions of a few characters from this number on; reports write them as a number. */
const run = /([^\n]{1,32}?)\1{199,}/gu;

/** Maximum length of a body in a report, in characters. */
const longest = 2000;

/** The body of a request for reports: without secrets, and with long repetitions described. */
export function bodyText({ body }: SentRequest, secrets: Secrets): string | undefined {
  if (body === undefined) return undefined;
  const text = secrets.masked(
    body.replaceAll(run, (all, one: string) => `${one}… (${all.length / one.length} times "${one}")`),
  );
  return text.length > longest ? `${text.slice(0, longest)}… (${body.length} characters)` : text;
}

/** Shell commands that print a body with long repetitions. */
function printed(body: string, word: (text: string) => string): string {
  const texts = body.split(run);
  const runs = [...body.matchAll(run)];
  const commands = runs.flatMap(([all, one = ''], index) => [
    `printf %s ${word(texts[index * 2] ?? '')}`,
    `yes ${word(one)} | head -n ${all.length / one.length} | tr -d '\\n'`,
  ]);
  return [...commands, `printf %s ${word(texts.at(-1) ?? '')}`].join('; ');
}

/**
 * A shell line that sends a request again. Secrets are variables that the user sets: `$ADMIN_TOKEN` is the
 * administrator's token.
 * @param options Of curl; and variables by the texts that they replace.
 */
export function curlLine(
  { method, url, headers, body }: SentRequest,
  secrets: Secrets,
  { options = '-i', own }: { options?: string; own?: ReadonlyMap<string, string> } = {},
): string {
  const word = (text: string) => secrets.word(text, own);
  const fields = [...headers].map(([name, value]) => word(`${titled(name)}: ${value}`));
  const headerOptions = [...fields, ...secrets.headerWords()].map((one) => `-H ${one}`);
  const line = [`curl ${options}`, `-X ${method}`, word(url), ...headerOptions].join(' ');
  if (body === undefined) return line;
  if (body.search(run) === -1) return `${line} --data-raw ${word(body)}`;
  return `{ ${printed(body, word)}; } | ${line} --data-binary @-`;
}
