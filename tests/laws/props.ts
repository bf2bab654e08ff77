import ts from 'typescript';
import type { SourceFile } from './sources.ts';
import { parse } from './syntax.ts';

/** One prop of an exported `…Props` type. */
export interface Prop {
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
export function propsOf(source: SourceFile): Prop[] {
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
