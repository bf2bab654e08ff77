import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The rules of `docs/api-decisions.md`: the text below each of its headings, up to the next one. A
 * rule that is added, changed or removed is a minor change: a backend that kept the old ones may
 * break the new ones.
 */

/** @typedef {Record<string, string>} Rules texts by headings, each on one line */
/**
 * @typedef {{ heading: string, kind: 'added' | 'changed' | 'removed', gone: string[], fresh: string[] }}
 * RuleChange what is no more, and what is there now, in sentences
 */

/** Where the rules stand beside an OpenAPI document. */
const places = ['docs/api-decisions.md', 'api-decisions.md'];

/** A text on one line; how wide a table is says nothing. @param {string} text */
function oneLine(text) {
  return text.replaceAll(/-{3,}/g, '---').replaceAll(/\s+/g, ' ').trim();
}

/** The rules of a document in Markdown. @param {string} text @returns {Rules} */
export function rulesIn(text) {
  const [, ...parts] = text.split(/^#+ (?=\S)/m);
  return Object.fromEntries(
    parts.map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      // A mark between list items and rows of tables, which are sentences of their own.
      return [heading.trim(), oneLine(lines.join('\n').replaceAll(/\n(?=[-|])/g, '\n¶'))];
    }),
  );
}

/** The anchor of a heading, as GitHub makes it. @param {string} heading */
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

/** How rules differ. @param {Rules} old @param {Rules} next @returns {RuleChange[]} */
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

/** The changes as people read them. @param {RuleChange[]} changes */
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
 * The rules that belong to a document: its own, or those beside an OpenAPI document.
 * @param {string} document path
 * @returns {Rules | null} null without any
 */
export function rulesOf(document) {
  if (document.endsWith('.md')) return rulesIn(readFileSync(document, 'utf8'));
  const found = places.map((place) => path.join(path.dirname(document), place)).find((place) => existsSync(place));
  return found === undefined ? null : rulesIn(readFileSync(found, 'utf8'));
}
