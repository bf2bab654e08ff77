import ts from 'typescript';
import type { SourceFile } from './sources.ts';

/** Parses a file, without types. */
export function parse({ path, text }: SourceFile): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
}

/** Calls `visit` for every node of a file. */
export function eachNode(file: ts.SourceFile, visit: (node: ts.Node) => void): void {
  const step = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, step);
  };
  step(file);
}

/** The line that a node begins on, counted from 1. */
export function lineOf(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** An import of a file. */
export interface Import {
  specifier: string;
  /** Whether it is an `import()` call. */
  dynamic: boolean;
  line: number;
}

function specifierOf(node: ts.Node): ts.Expression | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (ts.isExternalModuleReference(node)) return node.expression;
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return asExpression(node.argument.literal);
  if (isDynamicImport(node)) return node.arguments[0];
  return undefined;
}

function asExpression(literal: ts.LiteralTypeNode['literal']): ts.Expression | undefined {
  return ts.isStringLiteral(literal) ? literal : undefined;
}

function isDynamicImport(node: ts.Node): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/**
 * All imports of a file: static, dynamic, re-exported and type-only. A computed specifier is given
 * as "?".
 */
export function importsOf(source: SourceFile): Import[] {
  const file = parse(source);
  const found: Import[] = [];
  eachNode(file, (node) => {
    const specifier = specifierOf(node);
    if (!specifier) return;
    const text = ts.isStringLiteralLike(specifier) ? specifier.text : '?';
    found.push({ specifier: text, dynamic: isDynamicImport(node), line: lineOf(file, node) });
  });
  return found;
}
