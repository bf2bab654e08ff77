import ts from 'typescript';
import type { SourceFile } from './sources.ts';
import { eachNode, parse } from './syntax.ts';

/** The catalogues of the screens, by the names that files import. */
export type Catalogues = Readonly<Record<string, object>>;

/** What product code reads of the catalogues. */
interface Reads {
  /** Names of the texts that are read, by the group that holds them. */
  texts: Map<object, Set<string>>;
  /**
   * Groups that are read at a computed key or given to a function: all of their texts count as
   * used.
   */
  whole: Set<object>;
  /** Groups that are handed on, for example to a component. */
  handedOn: Set<object>;
  /** Every name that is read of any object. */
  names: Set<string>;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function childOf(group: object, name: string): unknown {
  return Reflect.get(group, name);
}

/** The catalogues that a file imports, by their names in the file. */
function importedBy(file: ts.SourceFile, catalogues: Catalogues): Map<string, object> {
  const groups = new Map<string, object>();
  eachNode(file, (node) => {
    if (!ts.isImportSpecifier(node)) return;
    const group = catalogues[(node.propertyName ?? node.name).text];
    if (group) groups.set(node.name.text, group);
  });
  return groups;
}

function readBinding(pattern: ts.ObjectBindingPattern, group: object, groups: Map<string, object>, reads: Reads): void {
  for (const { propertyName, name } of pattern.elements) {
    const key = (propertyName ?? name).getText();
    const value = childOf(group, key);
    if (isGroup(value) && ts.isIdentifier(name)) groups.set(name.text, value);
    else readText(group, key, reads);
  }
}

function readText(group: object, name: string, { texts }: Reads): void {
  texts.set(group, (texts.get(group) ?? new Set()).add(name));
}

/** Follows `messages.group.text` from its first name to its end. */
function follow(start: ts.Identifier, first: object, groups: Map<string, object>, reads: Reads): void {
  let node: ts.Node = start;
  let group = first;
  for (;;) {
    const { parent }: ts.Node = node;
    if (ts.isElementAccessExpression(parent) && parent.expression === node) {
      reads.whole.add(group);
      return;
    }
    if (!ts.isPropertyAccessExpression(parent) || parent.expression !== node) break;
    const value = childOf(group, parent.name.text);
    if (!isGroup(value)) return readText(group, parent.name.text, reads);
    [node, group] = [parent, value];
  }
  const { parent } = node;
  if (ts.isCallExpression(parent)) reads.whole.add(group);
  else if (!ts.isVariableDeclaration(parent) || parent.initializer !== node) reads.handedOn.add(group);
  else if (ts.isIdentifier(parent.name)) groups.set(parent.name.text, group);
  else if (ts.isObjectBindingPattern(parent.name)) readBinding(parent.name, group, groups, reads);
}

/** Whether a name stands for a value: it is no property, no declaration and no type. */
function isExpression(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  return !ts.isTypeQueryNode(parent) && !ts.isImportSpecifier(parent) && !('name' in parent && parent.name === node);
}

function readFile(source: SourceFile, catalogues: Catalogues, reads: Reads): void {
  const file = parse(source);
  const groups = importedBy(file, catalogues);
  eachNode(file, (node) => {
    if (ts.isPropertyAccessExpression(node)) reads.names.add(node.name.text);
    if (ts.isBindingElement(node)) reads.names.add((node.propertyName ?? node.name).getText());
    const group = ts.isIdentifier(node) && isExpression(node) ? groups.get(node.text) : undefined;
    if (group && ts.isIdentifier(node)) follow(node, group, groups, reads);
  });
}

/** Adds the texts of the groups that are read as a whole or handed on. */
function readGroups(group: object, path: string, reads: Reads, isWhole: boolean, isHandedOn: boolean): void {
  const whole = isWhole || reads.whole.has(group) || Array.isArray(group);
  const handedOn = isHandedOn || reads.handedOn.has(group);
  const isTable = handedOn && /(?:words|levels|theme)\b/i.test(path);
  for (const [name, value] of Object.entries(group)) {
    if (isGroup(value)) readGroups(value, `${path}.${name}`, reads, whole, handedOn);
    else if (whole || isTable || (handedOn && reads.names.has(name))) readText(group, name, reads);
  }
}

function unreadIn(group: object, path: string, reads: Reads): string[] {
  return Object.entries(group).flatMap(([name, value]: [string, unknown]) => {
    if (isGroup(value)) return unreadIn(value, `${path}.${name}`, reads);
    return reads.texts.get(group)?.has(name) ? [] : [`${path}.${name}`];
  });
}

/**
 * The texts that no product file reads, such as `loginMessages.failed`. A group that is handed on
 * uses those of its texts whose names some product file reads of an object, or all when it is a
 * table of words by the values of the API.
 */
export function unusedMessages(catalogues: Catalogues, product: readonly SourceFile[]): string[] {
  const reads: Reads = { texts: new Map(), whole: new Set(), handedOn: new Set(), names: new Set() };
  for (const source of product) readFile(source, catalogues, reads);
  const groups = Object.entries(catalogues);
  for (const [name, group] of groups) readGroups(group, name, reads, false, false);
  return groups.flatMap(([name, group]) => unreadIn(group, name, reads));
}
