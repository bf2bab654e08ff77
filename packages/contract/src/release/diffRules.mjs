import { sameForms } from './sameForm.mjs';

/**
 * Diff rules for what `redocly diff` does not rate by itself: error sentences and their rules, known values of open
 * sets, defaults, fields of one direction, ranges of statuses. First `same-form` normalizes schemas that mean the same.
 * `redocly.yaml` loads this plugin and sets the impact of each rule.
 */

/**
 * @typedef {{ type: { name: string }, key?: unknown, value: { error?: string }, children: Node[],
 * resolved?: Node }} Node
 */
/** @typedef {{ base: Node, revision?: Node, parent?: Pair | null, referencedBy?: Pair[] }} Pair */
/** @typedef {{ value: unknown }} Side */
/**
 * @typedef {{ kind: string, property?: string, path: string, node: Pair, base?: Side,
 * revision?: Side }} Change
 */
/**
 * @typedef {{ report: (problem: { message: string }) => void, getDirections: () => string[] }}
 * Context
 */
/** @typedef {Record<string, { properties: object }>} Types */

/** Example bodies that are objects get a type of their own, so that redocly compares their fields. */
const exampleValue = (/** @type {unknown} */ value) =>
  typeof value === 'object' && !Array.isArray(value) ? 'ExampleValue' : null;

/** @param {Types} types */
function extended(types) {
  return {
    ...types,
    ExampleValue: { properties: {}, additionalProperties: {} },
    Example: { ...types.Example, properties: { ...types.Example?.properties, value: exampleValue } },
    // Without the prefix redocly compares a list in an extension as a value instead of walking it as a node.
    Schema: { ...types.Schema, extensionsPrefix: undefined },
  };
}

/** A visitor that reports every change of one property. @param {string} property */
function changed(property) {
  return (/** @type {Change} */ change, /** @type {Context} */ { report }) => {
    if (change.property !== property) return;
    const [was, is] = [change.base, change.revision].map((side) => JSON.stringify(side?.value) ?? 'nothing');
    report({ message: `\`${property}\` was ${was}, is ${is}.` });
  };
}

/** The sentences of the example bodies below a node. @param {Node} node @returns {string[]} */
function sentencesOf({ type, value, children, resolved }) {
  if (type.name === 'ExampleValue') return value.error ? [value.error] : [];
  return (resolved ? [resolved] : children).flatMap(sentencesOf);
}

/**
 * Reports examples that are removed together with their sentence.
 * @param {Change} change
 * @param {Context} context
 */
function removed({ kind, path, node }, { report }) {
  if (kind !== 'removed' || !path.startsWith('#/paths/')) return;
  for (const sentence of sentencesOf(node.base)) report({ message: `The refusal "${sentence}" is gone.` });
}

/** @param {Side} [side] */
function shown(side) {
  return JSON.stringify(side?.value) ?? 'nothing';
}

/** Whether an omitted value of a request has another meaning now. @param {Change} change */
function isOtherDefault({ kind, property, base }, /** @type {Context} */ { getDirections }) {
  return (
    kind === 'modified' && property === 'default' && base?.value !== undefined && getDirections().includes('request')
  );
}

/** @param {Change} change @param {Context} context */
function defaultChanged(change, context) {
  if (!isOtherDefault(change, context)) return;
  context.report({ message: `What is left out means ${shown(change.revision)}, not ${shown(change.base)}.` });
}

/** @param {Change} change @param {Context} context */
function defaultNoted(change, context) {
  if (change.kind !== 'modified' || change.property !== 'default' || isOtherDefault(change, context)) return;
  context.report({ message: `\`default\` was ${shown(change.base)}, is ${shown(change.revision)}.` });
}

/**
 * Whether a changed node is part of requests or answers, independent of its own `readOnly` and `writeOnly`.
 * @param {Pair | null | undefined} pair
 * @param {string[]} places names of types
 * @param {Set<Pair>} [seen]
 * @returns {boolean}
 */
function isIn(pair, places, seen = new Set()) {
  if (!pair || seen.has(pair)) return false;
  seen.add(pair);
  if (places.includes((pair.revision ?? pair.base).type.name)) return true;
  return [pair.parent, ...(pair.referencedBy ?? [])].some((one) => isIn(one, places, seen));
}

/**
 * A field that requests or answers no longer have.
 * @param {Change} change
 * @param {Context} context
 */
function withdrawn({ kind, property, node, revision }, { report }) {
  if (kind !== 'modified' || revision?.value !== true) return;
  if (property === 'readOnly' && isIn(node, ['RequestBody']))
    report({ message: 'Requests can no longer set the field: it became `readOnly`.' });
  if (property === 'writeOnly' && isIn(node, ['Responses']))
    report({ message: 'Answers no longer have the field: it became `writeOnly`.' });
}

/** @param {Change} change @param {Context} context */
function deprecated({ kind, property, revision }, { report }) {
  if (kind === 'modified' && property === 'deprecated' && revision?.value === true)
    report({ message: 'It became deprecated.' });
}

/**
 * Whether one status covers another: 2XX all of 200 to 299.
 * @param {unknown} range
 * @param {unknown} status
 */
function covers(range, status) {
  return /^\dXX$/i.test(String(range)) && String(range)[0] === String(status)[0];
}

/**
 * The change of a response: its status, the range that covers it or the status that it covered, and whether redocly
 * compares both.
 * @param {Change} change
 */
function statusChange({ kind, property, node, base, revision }) {
  if (kind === 'modified' && property === 'key') {
    const [was, is] = [String(base?.value), String(revision?.value)];
    return { was, is: covers(is, was) || covers(was, is) ? is : null, isSame: true };
  }
  if (kind !== 'removed') return null;
  const was = String(node.base.key);
  const found = (node.parent?.revision?.children ?? []).find(({ key }) => covers(key, was) || covers(was, key));
  const isSame = JSON.stringify(found?.value) === JSON.stringify(node.base.value);
  return { was, is: found ? String(found.key) : null, isSame };
}

/** @param {Change} change @param {Context} context */
function responseGone(change, { report }) {
  const status = statusChange(change);
  if (!status) return;
  if (status.is === null) report({ message: `Response \`${status.was}\` was removed.` });
  else if (!status.isSame)
    report({ message: `Response \`${status.was}\` became \`${status.is}\` with other content.` });
}

/** @param {Change} change @param {Context} context */
function rangeChanged(change, { report }) {
  const status = statusChange(change);
  if (status?.isSame && status.is !== null) report({ message: `Response \`${status.was}\` became \`${status.is}\`.` });
}

/** The plugin. */
export default function texts() {
  return {
    id: 'texts',
    typeExtension: { oas3: extended },
    decorators: { oas3: { 'same-form': sameForms } },
    diff: {
      oas3: {
        'default-changed': () => ({ Schema: defaultChanged }),
        'default-noted': () => ({ Schema: defaultNoted }),
        'field-withdrawn': () => ({ Schema: withdrawn }),
        deprecated: () => ({ Operation: deprecated, Parameter: deprecated, Schema: deprecated }),
        'response-gone': () => ({ Responses: { Response: responseGone } }),
        'response-range-changed': () => ({ Responses: { Response: rangeChanged } }),
        'refusal-changed': () => ({
          ExampleValue: changed('error'),
          Example: removed,
          ExamplesMap: removed,
          Schema: changed('x-erro'),
        }),
        'rule-changed': () => ({ Schema: changed('x-outra-regra') }),
        'known-values-changed': () => ({ Schema: changed('x-valores-conhecidos') }),
      },
    },
  };
}
