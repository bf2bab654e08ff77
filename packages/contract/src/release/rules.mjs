import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The rules of `docs/api-decisions.md`: the text below each of its headings, up to the next one. Adding, changing or
 * removing a rule is a minor change: a backend that follows the old rules may break the new ones.
 */

/** @typedef {Record<string, string>} Rules texts by headings, each on one line */
/**
 * @typedef {{ heading: string, kind: 'added' | 'changed' | 'removed', gone: string[], fresh: string[] }}
 * RuleChange what is no more, and what is there now, in sentences
 */

/** The paths of the rules next to an OpenAPI document. */
const places = ['docs/api-decisions.md', 'api-decisions.md'];

/** Normalizes a text to one line; the width of a table is irrelevant. @param {string} text */
function oneLine(text) {
  return text.replaceAll(/-{3,}/g, '---').replaceAll(/\s+/g, ' ').trim();
}

/** The rules of a document in Markdown. @param {string} text @returns {Rules} */
export function rulesIn(text) {
  const [, ...parts] = text.split(/^#+ (?=\S)/m);
  return Object.fromEntries(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      // Separates list items and rows of tables, which are sentences of their own.
      return [heading.trim(), oneLine(lines.join('\n').replaceAll(/\n(?=[-|])/g, '\n¶'))];
    }),
  );
}

/** The anchor of a heading, by GitHub's rule. @param {string} heading */
export function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');
}

/** @param {string} text */
function sentencesOf(text) {
  return text.split(/¶|(?<=[.:;]) (?=\S)/).flatMap((sentence) => sentence.replace(/^[-|] /, '').trim() || []);
}

/** The differences between two sets of rules. @param {Rules} old @param {Rules} next @returns {RuleChange[]} */
export function ruleChanges(old, next) {
  const headings = [...new Set([...Object.keys(next), ...Object.keys(old)])];
  return headings.flatMap((heading) => {
    const [was, is] = [old[heading], next[heading]];
    if (was === is) return [];
    const kind = was === undefined ? 'added' : is === undefined ? 'removed' : 'changed';
    const [before, after] = [sentencesOf(was ?? ''), sentencesOf(is ?? '')];
    const gone = before.filter((sentence) => !after.includes(sentence));
    const fresh = after.filter((sentence) => !before.includes(sentence));
    return [{ heading, kind, gone, fresh }];
  });
}

/** The changes as a text for users. @param {RuleChange[]} changes */
export function changesText(changes) {
  const count = (/** @type {string} */ kind) => `${changes.filter((one) => one.kind === kind).length} ${kind}`;
  const lines = changes.flatMap(({ heading, kind, gone, fresh }) => [
    `  minor  ${kind}  #${anchorOf(heading)}`,
    ...gone.map((sentence) => `    - ${sentence}`),
    ...fresh.map((sentence) => `    + ${sentence}`),
  ]);
  return [`Rules of api-decisions.md: ${['added', 'changed', 'removed'].map(count).join(', ')}`, ...lines].join('\n');
}

/**
 * The rules that belong to a document: its own, or those next to an OpenAPI document.
 * @param {string} document path
 * @returns {Rules | null} null without any
 */
export function rulesOf(document) {
  if (document.endsWith('.md')) return rulesIn(readFileSync(document, 'utf8'));
  const found = places.map((place) => path.join(path.dirname(document), place)).find((place) => existsSync(place));
  return found === undefined ? null : rulesIn(readFileSync(found, 'utf8'));
}
