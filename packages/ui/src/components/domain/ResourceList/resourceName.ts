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

/** A file, such as `apostila.pdf`, or words with hyphens, such as `guia-do-membro`. */
const readable = /\.(?=\p{L}|\d\p{L})[\p{L}\d]{1,5}$|^(?:\p{Ll}+|\d+)(?:[-_ ](?:\p{Ll}+|\d+))+$/u;

/** A label for a web address: its last part if people can read it, else its host. */
export function resourceName(url: string): string {
  const last = decoded(new URL(url).pathname.split('/').findLast(Boolean) ?? '');
  return readable.test(last) ? last : hostName(url);
}

function fileType(url: string): string | null {
  const [, type] = /\.(pdf|docx?|xlsx?|pptx?|csv|png|jpe?g|zip)$/i.exec(new URL(url).pathname) ?? [];
  return type?.toUpperCase() ?? null;
}

/** A resource of a list. */
export interface NamedResource {
  link: string;
  /** Its label; several with one label and one host are numbered. */
  name: string;
  /** Its host; null when the label is the host. */
  host: string | null;
  /** The type of the file, such as `PDF`; null for other addresses. */
  type: string | null;
}

/** The resources with labels that tell them apart. */
export function namedResources(links: readonly string[]): NamedResource[] {
  const all = links.map((link) => ({ link, name: resourceName(link), host: hostName(link) }));
  return all.map((one, index) => {
    const isSame = ({ name, host }: typeof one) => name === one.name && host === one.host;
    const name =
      all.filter(isSame).length > 1 ? `${one.name} (${all.slice(0, index + 1).filter(isSame).length})` : one.name;
    return { link: one.link, name, host: one.host === one.name ? null : one.host, type: fileType(one.link) };
  });
}
