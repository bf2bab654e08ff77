import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { keyRows } from '../../.storybook/docs/accessibility/keyboard.ts';
import { foundations } from '../../.storybook/docs/foundations/foundations.ts';
import { root } from '../../scripts/lib/root.mjs';
import { allPaths, timeout, read, type SourceFile } from './sources.ts';

/** The top-level groups of the sidebar, in the order of .storybook/preview.tsx. */
const categories = ['Início', 'Fundamentos', 'Componentes', 'Padrões', 'Mensagens', 'Telas'];

/** The title of a story file (from its meta) or of a document; null without one. */
function titleOf({ path, text }: SourceFile): string | null {
  const pattern = path.endsWith('.mdx') ? /<Meta\s+title="([^"]+)"/ : /\bmeta\b[^]*?\btitle: '([^']+)'/;
  return pattern.exec(text)?.[1] ?? null;
}

/** Problems of a file's title. A document attached to stories uses their title. */
function categoryFaults(file: SourceFile): string[] {
  if (file.path.endsWith('.mdx') && /<Meta\s+of=/.test(file.text)) return [];
  const title = titleOf(file);
  if (title === null) return [`${file.path} has no title`];
  const [category = '', ...rest] = title.split('/');
  return categories.includes(category) && rest.length > 0
    ? []
    : [`${file.path} is called "${title}", which begins with none of ${categories.join(', ')}`];
}

const files = read(allPaths.filter((file) => /\.stories\.tsx$|\.mdx$/.test(file)));
const titles = files.flatMap((file) => titleOf(file) ?? []);

/** The sort order that Storybook reads from the preview. */
const sort: unknown = getStorySortParameter(readFileSync(join(root, '.storybook/preview.tsx'), 'utf8'));

function sorted(given: readonly string[]): string[] {
  if (typeof sort !== 'function') throw new Error('Storybook finds no order in the preview');
  return given
    .map((title) => ({ title }))
    .toSorted((a, b) => Number(sort(a, b)))
    .map(({ title }) => title);
}

describe('the sidebar', { timeout }, () => {
  it('has a place for every story and every document', () => {
    expect(files.flatMap(categoryFaults)).toEqual([]);
    expect(new Set(titles).size).toBeGreaterThan(70);
  });

  it('orders its groups from the welcome page to the screens', () => {
    const order = sorted([...new Set(titles)]);
    expect(order[0]).toBe('Início/Bem-vindo');
    expect([...new Set(order.map((title) => title.split('/')[0]))]).toEqual(
      ['Início', 'Fundamentos', 'Componentes', 'Padrões', 'Mensagens', 'Telas'].filter((name) =>
        titles.some((title) => title.startsWith(`${name}/`)),
      ),
    );
    expect(sorted(['Componentes/Tabs', 'Fundamentos/Cores', 'Componentes/Ícone', 'Fundamentos/Visão geral'])).toEqual([
      'Fundamentos/Visão geral',
      'Fundamentos/Cores',
      'Componentes/Ícone',
      'Componentes/Tabs',
    ]);
  });

  it('rejects an unknown group', () => {
    expect(() => sorted(['Componentes/Button', 'Rascunhos/Button'])).toThrow('"Rascunhos/Button" begins with none of');
  });
});

describe('the documents', () => {
  it('link to stories that exist', () => {
    const written = files.flatMap(({ text }) =>
      [...text.matchAll(/docsHref\('([^']+)'\)/g)].map(([, title = '']) => title),
    );
    expect(written.length).toBeGreaterThan(3);
    const listed = [...keyRows.map(({ title }) => title), ...foundations.map(({ page }) => `Fundamentos/${page}`)];
    const linked = [...written, ...listed];
    expect(linked.filter((title) => !titles.includes(title))).toEqual([]);
  });
});

describe('a title', () => {
  it.each([
    ['x.stories.tsx', "const meta = {\n  title: 'Telas/Conta/Login',\n};", 'Telas/Conta/Login'],
    ['x.stories.tsx', "const meta = { title: 'Fundamentos/Cores' } satisfies Meta;", 'Fundamentos/Cores'],
    ['x.mdx', '<Meta title="Início/Formatos" />', 'Início/Formatos'],
  ])('is found in %s', (file, text, title) => {
    expect(titleOf({ path: file, text })).toBe(title);
  });

  it('is required in every story file, in one of the groups', () => {
    const fault = (file: string, text: string) => categoryFaults({ path: file, text });
    expect(fault('a.stories.tsx', 'export default {};')).toEqual(['a.stories.tsx has no title']);
    expect(fault('a.stories.tsx', "const meta = { title: 'Button' };")).toHaveLength(1);
    expect(fault('a.mdx', '<Meta title="Docs/Cores" />')).toHaveLength(1);
    expect(fault('a.mdx', '<Meta of={Stories} />')).toEqual([]);
    expect(fault('a.mdx', '# Solto')).toHaveLength(1);
  });
});
