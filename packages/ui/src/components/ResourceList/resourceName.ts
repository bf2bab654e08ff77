import { hostName } from '../../internal/webUrl.ts';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What to call a web address: the name of its file, else its host. */
export function resourceName(url: string): string {
  const last = new URL(url).pathname.split('/').findLast(Boolean);
  return last === undefined ? hostName(url) : decoded(last);
}
