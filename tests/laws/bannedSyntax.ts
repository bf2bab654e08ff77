import ts from 'typescript';
import type { SourceFile } from './sources.ts';
import { eachNode, lineOf, parse } from './syntax.ts';

/** Comments that disable a tool or postpone work. */
const comments = [
  {
    name: 'switches a tool off',
    pattern: /(?:eslint|oxlint|biome|prettier)-(?:disable|ignore)|@ts-(?:ignore|expect-error|nocheck)/,
  },
  { name: 'puts something off', pattern: /(?:\/\/|\/\*|^\s*\*).*\b(?:TODO|FIXME|HACK|XXX)\b/ },
];

/** How type tests mark an expected error; in parts, so that this file does not match itself. */
const expectation = ['@ts', 'expect-error'].join('-');

function isTypeTest(path: string): boolean {
  return path.endsWith('.test-d.ts');
}

/** Files whose tool requires a default export. */
function needsDefault(path: string): boolean {
  return /\.stories\.tsx$|\.config\.ts$|^\.storybook\/|\/release\/diffRules\.mjs$/.test(path);
}

function isDefaultExport(node: ts.Node): boolean {
  if (ts.isExportAssignment(node)) return true;
  if (ts.isExportSpecifier(node)) return node.name.text === 'default';
  return (
    ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
  );
}

function isConsole(node: ts.Node, method: string): boolean {
  return ts.isPropertyAccessExpression(node) && node.expression.getText() === 'console' && node.name.text === method;
}

function faultOf(node: ts.Node, path: string): string | null {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'says any';
  if (ts.isNonNullExpression(node)) return 'says ! where a check belongs';
  if (isDefaultExport(node) && !needsDefault(path)) return 'exports a default';
  if (isConsole(node, 'log') && !/^scripts\/|^tests\/bench\/|\/cli\/|^packages\/contract\/generate\//.test(path))
    return 'logs to the console';
  if (ts.isIdentifier(node) && node.text === 'dangerouslySetInnerHTML') return 'turns text into HTML';
  if (ts.isPropertyAccessExpression(node) && /^(?:inner|outer)HTML$/.test(node.name.text))
    return 'turns text into HTML';
  return null;
}

/** The banned syntax of a file. */
export function bannedSyntax(source: SourceFile): string[] {
  const file = parse(source);
  const found: string[] = [];
  eachNode(file, (node) => {
    const fault = faultOf(node, source.path);
    if (fault !== null) found.push(`${source.path}:${lineOf(file, node)} ${fault}`);
  });
  for (const [index, line] of source.text.split('\n').entries()) {
    const comment = comments.find(({ pattern }) =>
      pattern.test(isTypeTest(source.path) ? line.replace(expectation, '') : line),
    );
    if (comment) found.push(`${source.path}:${index + 1} ${comment.name}`);
  }
  return found;
}
