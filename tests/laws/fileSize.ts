import ts from 'typescript';
import type { SourceFile } from './sources.ts';
import { eachNode, lineOf, parse } from './syntax.ts';

/** Most lines of a file. */
export const fileLimit = 300;

/** Most lines of a function. */
export const functionLimit = 110;

function lineCount(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}

function isFunction(node: ts.Node): boolean {
  return (
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isMethodDeclaration(node)
  );
}

/** The file and functions over their limits. */
export function tooLong(source: SourceFile): string[] {
  const lines = lineCount(source.text);
  const found = lines > fileLimit ? [`${source.path} has ${lines} lines`] : [];
  const file = parse(source);
  eachNode(file, (node) => {
    if (!isFunction(node)) return;
    const first = lineOf(file, node);
    const length = file.getLineAndCharacterOfPosition(node.end).line + 2 - first;
    if (length > functionLimit) found.push(`${source.path}:${first} is a function of ${length} lines`);
  });
  return found;
}
