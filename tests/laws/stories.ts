import ts from 'typescript';
import type { SourceFile } from './sources.ts';
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
export function storyNames(source: SourceFile): string[] {
  return parse(source).statements.flatMap(exportedNames);
}

/** What of a story file breaks a law of the house. */
export function storyFaults(source: SourceFile): string[] {
  // A story of that name hides the language's own Error from the file, and says nothing.
  return storyNames(source).includes('Error')
    ? [`${source.path}: a story is called Error; name the state instead`]
    : [];
}

/** What is missing to a folder of the design system, given its files. */
export function folderFaults(folder: string, files: readonly SourceFile[]): string[] {
  const stories = files.filter(({ path }) => path.endsWith('.stories.tsx'));
  if (stories.length === 0) return [`${folder} has no stories`];
  return stories.some((file) => storyNames(file).includes('Default')) ? [] : [`${folder} has no story called Default`];
}

function hasOwnName(declaration: ts.VariableDeclaration): boolean {
  const { initializer } = declaration;
  const story = initializer && ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
  if (!story || !ts.isObjectLiteralExpression(story)) return false;
  return story.properties.some(({ name }) => name?.getText() === 'name');
}

/** The stories of a file that Storybook names after their export, because they give themselves no name. */
export function namelessStories(source: SourceFile): string[] {
  return parse(source)
    .statements.filter((statement) => ts.isVariableStatement(statement) && exportedNames(statement).length > 0)
    .flatMap((statement) => (ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : []))
    .filter((declaration) => !hasOwnName(declaration))
    .map(({ name }) => name.getText());
}
