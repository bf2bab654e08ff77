import type { SourceFile } from './sources.ts';

/** The top-level groups of the sidebar, in the order of .storybook/preview.tsx. */
const categories = ['Início', 'Fundamentos', 'Componentes', 'Padrões', 'Mensagens', 'Telas', 'Jornadas'];

/** The title of a story file (from its meta) or of a document; null without one. */
export function titleOf({ path, text }: SourceFile): string | null {
  const pattern = path.endsWith('.mdx') ? /<Meta\s+title="([^"]+)"/ : /\bmeta\b[^]*?\btitle: '([^']+)'/;
  return pattern.exec(text)?.[1] ?? null;
}

/** Problems of a file's title. A document attached to stories uses their title. */
export function categoryFaults(file: SourceFile): string[] {
  if (file.path.endsWith('.mdx') && /<Meta\s+of=/.test(file.text)) return [];
  const title = titleOf(file);
  if (title === null) return [`${file.path} has no title`];
  const [category = '', ...rest] = title.split('/');
  return categories.includes(category) && rest.length > 0
    ? []
    : [`${file.path} is called "${title}", which begins with none of ${categories.join(', ')}`];
}
