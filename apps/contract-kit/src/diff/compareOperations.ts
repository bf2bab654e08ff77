import { isSame } from '../core/values.ts';
import { Changes, type Change, type Severity } from './change.ts';
import { compareErrorTexts } from './compareErrorTexts.ts';
import { compareSchemas } from './compareSchemas.ts';
import { type OpenDocument, type OpenOperation, type Part, partOf, partsOf } from './openDocument.ts';

interface Documents {
  old: OpenDocument;
  new: OpenDocument;
  changes: Changes;
}

/** Both versions of one operation. */
interface Both {
  before: OpenOperation;
  after: OpenOperation;
}

/** Path parameters are known by their place, the others by their name. */
function keyed(parameters: Part[]): Map<string, Part> {
  let place = 0;
  return new Map(
    parameters.map((parameter) => {
      if (parameter['in'] !== 'path') return [`${String(parameter['in'])} ${String(parameter['name'])}`, parameter];
      place += 1;
      return [`path ${place}`, parameter];
    }),
  );
}

function compareParameters({ changes, ...documents }: Documents, { before, after }: Both): void {
  const { name } = after;
  const [was, is] = [keyed(before.parameters), keyed(after.parameters)];
  const told = (severity: Severity, kind: string, parameter: Part, text: string) =>
    changes.add(name, severity, kind, `${name} ${String(parameter['name'])}`, text);
  for (const [key, parameter] of was) {
    const next = is.get(key);
    if (!next) {
      told('risky', 'parameter-removed', parameter, 'the parameter is gone');
      continue;
    }
    if (parameter['name'] !== next['name'])
      told('safe', 'parameter-renamed', next, `the path parameter was called ${String(parameter['name'])}`);
    if (!parameter['required'] && next['required'])
      told('breaking', 'parameter-required', next, 'the optional parameter is required now');
    if (parameter['required'] && !next['required'])
      told('safe', 'parameter-optional', next, 'the required parameter is optional now');
    const place = `${name} ${String(next['name'])}`;
    const pair = { place, before: partOf(parameter['schema']), after: partOf(next['schema']) };
    compareSchemas({ ...documents, changes, operation: name, direction: 'request' }, pair);
  }
  for (const [key, parameter] of is) {
    if (was.has(key)) continue;
    const isDemand = parameter['required'] === true;
    told(
      isDemand ? 'breaking' : 'safe',
      'parameter-added',
      parameter,
      `a new ${isDemand ? 'required' : 'optional'} parameter`,
    );
  }
}

/** Compares the bodies of two contents by media type. */
function compareContents(
  documents: Documents,
  name: string,
  direction: 'request' | 'answer',
  place: string,
  contents: [unknown, unknown],
): void {
  const [was, is] = contents.map((content) => new Map(partsOf(content)));
  for (const [type, media] of was ?? []) {
    const next = is?.get(type);
    if (!next) documents.changes.add(name, 'breaking', 'media-type-removed', place, `no ${type} any more`);
    else {
      const pair = { place, before: partOf(media['schema']), after: partOf(next['schema']) };
      compareSchemas({ ...documents, operation: name, direction }, pair);
      if (!isSame(media['examples'], next['examples']) || !isSame(media['example'], next['example']))
        documents.changes.add(name, 'safe', 'examples-changed', place, 'other examples');
    }
  }
  for (const type of is?.keys() ?? [])
    if (!was?.has(type)) documents.changes.add(name, 'safe', 'media-type-added', place, `${type} too`);
}

function compareBodies(documents: Documents, { before, after }: Both): void {
  const { name } = after;
  const place = `${name} body`;
  const [was, is] = [
    documents.old.follow(partOf(before.object['requestBody'])),
    documents.new.follow(partOf(after.object['requestBody'])),
  ];
  const [had, has] = ['content' in was, 'content' in is];
  if (!had && has) {
    const isDemand = is['required'] === true;
    documents.changes.add(
      name,
      isDemand ? 'breaking' : 'safe',
      'body-added',
      place,
      `a new ${isDemand ? 'required' : 'optional'} body`,
    );
  }
  if (had && !has) documents.changes.add(name, 'risky', 'body-removed', place, 'no body any more');
  if (!had || !has) return;
  if (!was['required'] && is['required'])
    documents.changes.add(name, 'breaking', 'body-required', place, 'the optional body is required now');
  if (was['required'] && !is['required'])
    documents.changes.add(name, 'safe', 'body-optional', place, 'the required body is optional now');
  compareContents(documents, name, 'request', place, [was['content'], is['content']]);
}

function compareAnswers(documents: Documents, { before, after }: Both): void {
  const { name } = after;
  const [was, is] = [new Map(partsOf(before.object['responses'])), new Map(partsOf(after.object['responses']))];
  for (const [status, response] of was) {
    const next = is.get(status);
    const place = `${name} ${status}`;
    if (!next) {
      const severity = status.startsWith('2') ? 'breaking' : 'risky';
      documents.changes.add(name, severity, 'status-removed', place, 'the status is gone');
      continue;
    }
    const [old, now] = [documents.old.follow(response), documents.new.follow(next)];
    compareContents(documents, name, 'answer', place, [old['content'], now['content']]);
    compareErrorTexts(documents.changes, [documents.old, documents.new], [name, status], [old, now]);
    const [headers, nextHeaders] = [Object.keys(partOf(old['headers'])), Object.keys(partOf(now['headers']))];
    for (const header of headers)
      if (!nextHeaders.includes(header))
        documents.changes.add(name, 'risky', 'header-removed', place, `no ${header} any more`);
    for (const header of nextHeaders)
      if (!headers.includes(header)) documents.changes.add(name, 'safe', 'header-added', place, `${header} too`);
  }
  for (const status of is.keys())
    if (!was.has(status)) {
      const severity = status.startsWith('5') ? 'safe' : 'risky';
      documents.changes.add(name, severity, 'status-added', `${name} ${status}`, 'a new status');
    }
}

function compareAccess({ changes, ...documents }: Documents, { before, after }: Both): void {
  const [was, is] = [documents.old.access(before.object), documents.new.access(after.object)];
  const words = (ways: string[]) => ways.map((way) => way || 'no token').join(' or ');
  const text = `${words(was)} became ${words(is)}`;
  const isOpen = is.includes('');
  if (!isOpen && was.some((way) => !is.includes(way)))
    changes.add(after.name, 'breaking', 'access-narrower', after.name, text);
  else if (is.some((way) => !was.includes(way))) changes.add(after.name, 'risky', 'access-wider', after.name, text);
}

function compareDetails({ changes }: Documents, { before, after }: Both): void {
  const { name } = after;
  if (before.object['operationId'] !== after.object['operationId'])
    changes.add(name, 'risky', 'operation-id', name, `operationId is ${String(after.object['operationId'])}`);
  if (after.object['deprecated'] === true && before.object['deprecated'] !== true)
    changes.add(name, 'risky', 'operation-deprecated', name, 'deprecated');
  for (const word of ['x-mensagens', 'x-telas', 'x-papel'])
    if (!isSame(before.object[word], after.object[word]))
      changes.add(name, 'safe', 'notes-changed', name, `${word} differs`);
  if (['summary', 'description'].some((word) => before.object[word] !== after.object[word]))
    changes.add(name, 'safe', 'text-changed', name, 'another summary or description');
}

/** Every change from one document to another, the worst first. */
export function compareOperations(old: OpenDocument, next: OpenDocument): Change[] {
  const changes = new Changes();
  const documents: Documents = { old, new: next, changes };
  const [was, is] = [old, next].map((document) => new Map(document.operations().map((one) => [one.key, one])));
  for (const [key, before] of was ?? []) {
    const after = is?.get(key);
    if (!after) {
      changes.add(before.name, 'breaking', 'operation-removed', before.name, 'the operation is gone');
      continue;
    }
    for (const compare of [compareParameters, compareBodies, compareAnswers, compareAccess, compareDetails])
      compare(documents, { before, after });
  }
  for (const [key, { name }] of is ?? [])
    if (!was?.has(key)) changes.add(name, 'safe', 'operation-added', name, 'a new operation');
  if (!isSame(old.servers, next.servers))
    changes.add(
      'all',
      'breaking',
      'server-changed',
      'servers',
      `${old.servers.join(', ')} became ${next.servers.join(', ')}`,
    );
  return changes.list();
}
