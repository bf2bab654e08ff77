import { expect, test } from 'vitest';
import ts from 'typescript';
import { codeFiles, timeout, type SourceFile } from './sources.ts';
import { parse } from './syntax.ts';

function exportedNames(statement: ts.Statement): string[] {
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
  }
  const isExported =
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (!isExported) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : [];
}

/** The names of a file's stories. */
function storyNames(source: SourceFile): string[] {
  return parse(source).statements.flatMap(exportedNames);
}

function hasName(declaration: ts.VariableDeclaration): boolean {
  const { initializer } = declaration;
  const story = initializer && ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
  if (!story || !ts.isObjectLiteralExpression(story)) return false;
  return story.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      property.name.getText() === 'name' &&
      ts.isStringLiteralLike(property.initializer),
  );
}

/**
 * Stories without a `name` that Storybook can read from the file: a string in the story's own
 * object.
 */
function namelessStories(source: SourceFile): string[] {
  return parse(source)
    .statements.filter((statement) => exportedNames(statement).length > 0)
    .flatMap((statement) => (ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : []))
    .filter((declaration) => !hasName(declaration))
    .map(({ name }) => name.getText());
}

/** The rules that a story file breaks. */
function storyFaults(source: SourceFile): string[] {
  const faults = namelessStories(source).map((name) => `${source.path}: ${name} has no name for the sidebar`);
  // A story called Error shadows the global Error.
  if (storyNames(source).includes('Error')) faults.push(`${source.path}: a story is called Error; name its state`);
  return faults;
}

/** The missing stories of a component folder. */
function folderFaults(folder: string, files: readonly SourceFile[]): string[] {
  const own = files.filter(({ path }) => path.endsWith('.stories.tsx'));
  if (own.length === 0) return [`${folder} has no stories`];
  return own.some((file) => storyNames(file).includes('Default')) ? [] : [`${folder} has no story called Default`];
}

const components = /^packages\/ui\/src\/components\/(?:primitives\/|domain\/)?(?!primitives|domain)[^/]+(?=\/)/;

test('every folder of the design system has stories, and one that shows its usual state', { timeout }, () => {
  const folders = [...new Set(codeFiles.flatMap(({ path }) => components.exec(path) ?? []))];
  expect(folders.length).toBeGreaterThan(0);
  const filesOf = (folder: string) => codeFiles.filter(({ path }) => path.startsWith(`${folder}/`));
  expect(folders.flatMap((folder) => folderFaults(folder, filesOf(folder)))).toEqual([]);
});

test('every story has a Portuguese name, and none is called Error', { timeout }, () => {
  expect(codeFiles.filter(({ path }) => path.endsWith('.stories.tsx')).flatMap(storyFaults)).toEqual([]);
});

const folder = 'packages/ui/src/components/primitives/Button';
const component = { path: `${folder}/Button.tsx`, text: 'export function Button() {}' };
function stories(text: string) {
  return { path: `${folder}/Button.stories.tsx`, text };
}

test('a folder without stories, or without its usual state, is found', () => {
  expect(folderFaults(folder, [component])).toEqual([`${folder} has no stories`]);
  const busy = stories('export const Busy = {};');
  expect(folderFaults(folder, [component, busy])).toEqual([`${folder} has no story called Default`]);
  expect(folderFaults(folder, [component, stories('export const Default = {};')])).toEqual([]);
});

test.each([
  "export const Error = { name: 'Falha' };",
  'export function Error() {}',
  "const Failed = { name: 'Falha' }; export { Failed as Error };",
])('a story called Error is found: %s', (text) => {
  expect(storyFaults(stories(text))).toHaveLength(1);
});

test('a story without its own name is found', () => {
  const text = `
    export const Default: Story = {};
    export const Empty: Story = { name: 'Nada ainda' };
    export const Same = { ...Default } satisfies Story;
    export const Computed: Story = { name: words.computed };
    export const Made = storyOf('x');
  `;
  expect(storyFaults(stories(text))).toEqual(
    ['Default', 'Same', 'Computed', 'Made'].map(
      (name) => `${folder}/Button.stories.tsx: ${name} has no name for the sidebar`,
    ),
  );
});
