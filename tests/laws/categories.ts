import type { SourceFile } from './sources.ts';

/** The parts of the sidebar; .storybook/preview.tsx puts them in order. */
const categories = ['Início', 'Fundamentos', 'Componentes', 'Padrões', 'Mensagens', 'Telas', 'Jornadas', 'Contrato'];

/** The title of a file of stories (its meta's) or of a document, or null when it has none. */
export function titleOf({ path, text }: SourceFile): string | null {
  const pattern = path.endsWith('.mdx') ? /<Meta\s+title="([^"]+)"/ : /\bmeta\b[^]*?\btitle: '([^']+)'/;
  return pattern.exec(text)?.[1] ?? null;
}

/** Why the sidebar has no place for a file. A document that stands beside stories takes their title. */
export function categoryFaults(file: SourceFile): string[] {
  if (file.path.endsWith('.mdx') && /<Meta\s+of=/.test(file.text)) return [];
  const title = titleOf(file);
  if (title === null) return [`${file.path} has no title of its own`];
  const [category = '', ...rest] = title.split('/');
  return categories.includes(category) && rest.length > 0
    ? []
    : [`${file.path} is called "${title}", which begins with none of ${categories.join(', ')}`];
}
