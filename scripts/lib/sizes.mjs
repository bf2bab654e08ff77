import path from 'node:path';

/**
 * A weighed page.
 * @typedef {object} Weighed
 * @property {string} name
 * @property {boolean} passed
 * @property {number} size in bytes
 * @property {number} sizeLimit in bytes
 * @property {{ file: string, size: number }[]} files that the page loads; none for a sum over files
 */

/** @param {number} bytes */
function kB(bytes) {
  return `${(bytes / 1000).toFixed(2)} kB`;
}

/**
 * One line for a page within its limit. Of another one the files, the heaviest first.
 * @param {Weighed} weighed
 * @returns {string}
 */
export function describeSize({ name, passed, size, sizeLimit, files }) {
  const line = `${name}: ${kB(size)} of ${kB(sizeLimit)}`;
  if (passed) return line;
  const heaviest = files.toSorted((a, b) => b.size - a.size);
  return [
    `${line}: ${size - sizeLimit} bytes too many`,
    ...heaviest.map(({ file, size: own }) => `  ${kB(own).padStart(10)}  ${path.basename(file).replace(/\.br$/, '')}`),
    '  Compare with the files of main. A limit changes only with a decision record: docs/decisions/0080-three-weights.md.',
  ].join('\n');
}
