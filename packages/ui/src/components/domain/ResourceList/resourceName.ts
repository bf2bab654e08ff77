/** The host of a web address without `www.`. */
export function hostName(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A label for a web address: its file name, else its host. */
export function resourceName(url: string): string {
  const last = new URL(url).pathname.split('/').findLast(Boolean);
  return last === undefined ? hostName(url) : decoded(last);
}
