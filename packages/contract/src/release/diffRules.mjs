/**
 * Diff rules for what `redocly diff` does not rate by itself: the sentences of refusals and the
 * known values of open sets. `redocly.yaml` loads this plugin and sets the impact of each rule.
 */

/**
 * @typedef {{ type: { name: string }, value: { error?: string }, children: Node[], resolved?: Node
 * }} Node
 */
/** @typedef {{ value: unknown }} Side */
/**
 * @typedef {{ kind: string, property?: string, path: string, node: { base: Node }, base?: Side,
 * revision?: Side }} Change
 */
/** @typedef {{ report: (problem: { message: string }) => void }} Context */
/** @typedef {Record<string, { properties: object }>} Types */

/** Example bodies that are objects get a type of their own, so that their fields are compared. */
const exampleValue = (/** @type {unknown} */ value) =>
  typeof value === 'object' && !Array.isArray(value) ? 'ExampleValue' : null;

/** @param {Types} types */
function extended(types) {
  return {
    ...types,
    ExampleValue: { properties: {}, additionalProperties: {} },
    Example: { ...types.Example, properties: { ...types.Example?.properties, value: exampleValue } },
    // Without the prefix a list in an extension is compared as a value instead of walked as a node.
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

/** The plugin. */
export default function texts() {
  return {
    id: 'texts',
    typeExtension: { oas3: extended },
    diff: {
      oas3: {
        'refusal-changed': () => ({
          ExampleValue: changed('error'),
          Example: removed,
          ExamplesMap: removed,
          Schema: changed('x-erro'),
        }),
        'known-values-changed': () => ({ Schema: changed('x-valores-conhecidos') }),
      },
    },
  };
}
