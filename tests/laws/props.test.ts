import { expect, test } from 'vitest';
import ts from 'typescript';
import { codeFiles, isProof, timeout, type SourceFile } from './sources.ts';
import { parse } from './syntax.ts';

/** One prop of an exported `…Props` type. */
interface Prop {
  /** "Button.tsx ButtonProps.busy" */
  name: string;
  isDocumented: boolean;
}

function membersOf(node: ts.Node | undefined): ts.TypeElement[] {
  if (!node) return [];
  if (ts.isTypeLiteralNode(node) || ts.isInterfaceDeclaration(node)) return [...node.members];
  if (ts.isParenthesizedTypeNode(node)) return membersOf(node.type);
  if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) return node.types.flatMap(membersOf);
  return [];
}

function isExported(statement: ts.InterfaceDeclaration | ts.TypeAliasDeclaration): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

/** The members of every exported `interface XProps` and `type XProps`. */
function propsOf(source: SourceFile): Prop[] {
  return parse(source).statements.flatMap((statement) => {
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
    if (!isType || !statement.name.text.endsWith('Props') || !isExported(statement)) return [];
    const members = membersOf(ts.isTypeAliasDeclaration(statement) ? statement.type : statement);
    return members.map((member) => ({
      name: `${source.path} ${statement.name.text}.${member.name?.getText() ?? '?'}`,
      isDocumented: ts.getJSDocCommentsAndTags(member).length > 0,
    }));
  });
}

test.each([
  ['the design system', 'packages/ui/'],
  ['the portal', 'apps/portal/'],
])(
  'at least 95% of the props of %s have a description',
  (_part, folder) => {
    const files = codeFiles.filter(({ path }) => path.startsWith(folder) && !isProof(path));
    const props = files.flatMap(propsOf);
    const silent = props.filter(({ isDocumented }) => !isDocumented).map(({ name }) => name);
    expect(props.length).toBeGreaterThan(0);
    expect(silent).toEqual([]);
  },
  timeout,
);

test('tells documented props from undocumented ones in every kind of declaration', () => {
  const text = `
    export interface ButtonProps {
      /** What it says. */
      children: string;
      busy?: boolean;
    }
    export type LinkProps = {
      /** Where to. */
      href: string;
    } & ({ target: string } | {
      /** New tab. */
      rel: string;
    });
    interface InnerProps { silent: true }
  `;
  expect(propsOf({ path: 'x.tsx', text }).map(({ name, isDocumented }) => `${name} ${isDocumented}`)).toEqual([
    'x.tsx ButtonProps.children true',
    'x.tsx ButtonProps.busy false',
    'x.tsx LinkProps.href true',
    'x.tsx LinkProps.target false',
    'x.tsx LinkProps.rel true',
  ]);
});
