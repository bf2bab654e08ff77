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
export function storyFaults(source: SourceFile): string[] {
  const faults = namelessStories(source).map((name) => `${source.path}: ${name} has no name for the sidebar`);
  // A story called Error shadows the global Error.
  if (storyNames(source).includes('Error')) faults.push(`${source.path}: a story is called Error; name its state`);
  return faults;
}

/** The missing stories of a component folder. */
export function folderFaults(folder: string, files: readonly SourceFile[]): string[] {
  const stories = files.filter(({ path }) => path.endsWith('.stories.tsx'));
  if (stories.length === 0) return [`${folder} has no stories`];
  return stories.some((file) => storyNames(file).includes('Default')) ? [] : [`${folder} has no story called Default`];
}
