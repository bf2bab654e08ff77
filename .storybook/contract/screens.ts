/** The story file of a screen. */
export interface ScreenStory {
  /** Title in the sidebar. */
  title: string;
  /** Addresses that its stories open, such as `/curso/3?aula=1`. */
  addresses: string[];
}

/** Reads the title and addresses of a story file; null for files that open no page. */
export function readScreenStory(text: string): ScreenStory | null {
  const title = /^\s+title: '(Telas\/[^']+)'/m.exec(text)?.[1];
  const addresses = [...text.matchAll(/\bpath(?:: |=)['"](\/[^'"]*)['"]/g)].flatMap(([, address]) => address ?? []);
  return title === undefined || addresses.length === 0 ? null : { title, addresses };
}

/**
 * Whether an address matches a route such as `/curso/{cursoId}` or a pattern such as `/admin/*`.
 */
export function leadsTo(address: string, screen: string): boolean {
  const [path = ''] = address.split('?');
  return new RegExp(`^${screen.replace('*', '.+').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}

/** Titles of the stories that open a screen, each once. */
export function storiesOf(screen: string, stories: readonly ScreenStory[]): string[] {
  const found = stories.filter(({ addresses }) => addresses.some((address) => leadsTo(address, screen)));
  return [...new Set(found.map(({ title }) => title))].toSorted((a, b) => a.localeCompare(b, 'pt-BR'));
}
