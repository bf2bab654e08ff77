import { describe, expect, it, test } from 'vitest';
import ts from 'typescript';
import * as account from '../../packages/ui/src/messages/account.ts';
import * as admin from '../../packages/ui/src/messages/admin.ts';
import * as global from '../../packages/ui/src/messages/global.ts';
import * as learning from '../../packages/ui/src/messages/learning.ts';
import * as network from '../../packages/ui/src/messages/network.ts';
import { uiTexts } from '../../packages/ui/src/internal/uiTexts.ts';
import { serverTexts } from '../../packages/api-client/src/rules/serverTexts.ts';
import { statusLabels } from '../../packages/ui/src/components/domain/Badge/statusLabels.ts';
import * as subscription from '../../packages/ui/src/messages/subscription.ts';
import { codeFiles, isTestFile, timeout, type SourceFile } from './sources.ts';

/** Calls `visit` for every node of a file. */
function eachNode(file: ts.SourceFile, visit: (node: ts.Node) => void): void {
  const step = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, step);
  };
  step(file);
}

/** The catalogues of the screens, by the names that files import. */
type Catalogues = Readonly<Record<string, object>>;

/** How product code uses the catalogues. */
interface Reads {
  /** Names of the used texts, by their group. */
  texts: Map<object, Set<string>>;
  /** Groups that code reads with a computed key or passes to a function: all of their texts count as used. */
  whole: Set<object>;
  /** Groups that code passes on, for example to a component. */
  handedOn: Set<object>;
  /** Every property name that code reads from any object. */
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

/** Whether a name refers to a value: not a property, a declaration or a type. */
function isExpression(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  return !ts.isTypeQueryNode(parent) && !ts.isImportSpecifier(parent) && !('name' in parent && parent.name === node);
}

function readFile(source: SourceFile, catalogues: Catalogues, reads: Reads): void {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true);
  const groups = importedBy(file, catalogues);
  eachNode(file, (node) => {
    if (ts.isPropertyAccessExpression(node)) reads.names.add(node.name.text);
    if (ts.isBindingElement(node)) reads.names.add((node.propertyName ?? node.name).getText());
    const group = ts.isIdentifier(node) && isExpression(node) ? groups.get(node.text) : undefined;
    if (group && ts.isIdentifier(node)) follow(node, group, groups, reads);
  });
}

/** Adds all texts of the groups that code reads without naming a text, or passes on. */
function readGroups(group: object, path: string, reads: Reads, isWhole: boolean, isHandedOn: boolean): void {
  const whole = isWhole || reads.whole.has(group) || Array.isArray(group);
  const handedOn = isHandedOn || reads.handedOn.has(group);
  const isTable = handedOn && /(?:labels|levels|theme)\b/i.test(path);
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
 * The texts that no product file reads, such as `loginMessages.failed`. When code passes a group on, a text of it counts
 * as read if some product file reads a property of that name; in a table whose keys are values of the API, all count.
 */
function unusedMessages(catalogues: Catalogues, product: readonly SourceFile[]): string[] {
  const reads: Reads = { texts: new Map(), whole: new Set(), handedOn: new Set(), names: new Set() };
  for (const source of product) readFile(source, catalogues, reads);
  const groups = Object.entries(catalogues);
  for (const [name, group] of groups) readGroups(group, name, reads, false, false);
  return groups.flatMap(([name, group]) => unreadIn(group, name, reads));
}

const catalogues: Catalogues = {
  ...account,
  ...admin,
  ...global,
  ...learning,
  ...network,
  ...subscription,
  statusLabels,
  uiTexts,
};

const product = codeFiles.filter(
  ({ path }) =>
    /^(?:apps\/portal|packages\/ui)\/src\//.test(path) &&
    !path.startsWith('packages/ui/src/messages/') &&
    !isTestFile(path),
);

/** The catalogue's copies of texts that product code only compares with the server's. */
const sentByServer = [
  'loginMessages.confirmEmail',
  'coursePreviewMessages.serverAlreadyEnrolled',
  'coursePreviewMessages.serverNeedsSubscription',
];

test('product code uses every message', { timeout }, () => {
  expect(unusedMessages(catalogues, product)).toEqual(sentByServer);
});

test('the copies of texts of the server are those that the client knows', () => {
  const { coursePreviewMessages: preview } = learning;
  expect([account.loginMessages.confirmEmail, preview.serverAlreadyEnrolled, preview.serverNeedsSubscription]).toEqual(
    Object.values(serverTexts),
  );
});

describe('a message is used', () => {
  const loginMessages = {
    failed: 'Erro.',
    button: { idle: 'Entrar', busy: 'Entrando...' },
    labels: { active: { title: 'Ativa' }, trial: { title: 'Teste' } },
  };
  const everything = ['failed', 'button.idle', 'button.busy', 'labels.active.title', 'labels.trial.title'];
  const use = (code: string, specifier = 'loginMessages as messages') => {
    const text = `import { ${specifier} } from '@raiz/ui/messages/account';\n${code}`;
    const unused = unusedMessages({ loginMessages }, [{ path: 'Login.tsx', text }]);
    return everything.filter((name) => !unused.includes(`loginMessages.${name}`));
  };

  it.each([
    ['by its path', 'say(messages.failed, messages.button.busy)', ['failed', 'button.busy']],
    ['from an alias', 'const { button } = messages; say(button.idle);', ['button.idle']],
    ['from a variable', 'const button = messages.button; say(button.busy);', ['button.busy']],
    ['at a computed key', 'say(messages.labels[status].title)', ['labels.active.title', 'labels.trial.title']],
    [
      'through a prop',
      'const A = <Button texts={messages.button} />; function Button({ texts }) { return texts.idle; }',
      ['button.idle'],
    ],
    ['by a function', 'Object.values(messages.button)', ['button.idle', 'button.busy']],
    ['as a table', 'const a = <Badge labels={messages.labels} />;', ['labels.active.title', 'labels.trial.title']],
    ['in an object', 'f({ messages: messages.failed })', ['failed']],
  ])('%s', (_how, code, expected) => {
    expect(use(code)).toEqual(expected);
  });

  it.each([
    ['when it is only imported', ''],
    ['when another object has a text of that name', 'say(other.failed, other.messages.failed)'],
    ['when its group is handed on but its name is never read', 'const a = <Button texts={messages.button} />;'],
  ])('not %s', (_how, code) => {
    expect(use(code)).toEqual([]);
  });

  it('not under the name of another import', () => {
    expect(use('say(messages.failed)', 'otherMessages as messages')).toEqual([]);
  });
});
