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
 * The limit with room: the weight of today in whole kB, and one more.
 * @param {number} bytes
 */
function limitFor(bytes) {
  return Math.ceil(bytes / 1000) + 1;
}

/**
 * One line for a page within its limit. Of another one the files, the heaviest first, and where the limit is.
 * @param {Weighed} weighed
 * @returns {string}
 */
export function describeSize({ name, passed, size, sizeLimit, files }) {
  const line = `${name}: ${kB(size)} of ${kB(sizeLimit)}`;
  if (passed) return line;
  const place =
    name.endsWith('.html') && name !== '200.html' ? 'apps/portal/src/app/prerenderedPages.ts' : '.size-limit.mjs';
  const heaviest = files.toSorted((a, b) => b.size - a.size);
  return [
    `${line}: ${size - sizeLimit} bytes too many`,
    ...heaviest.map(({ file, size: own }) => `  ${kB(own).padStart(10)}  ${path.basename(file).replace(/\.br$/, '')}`),
    `  Compare with the files of main. The limit is in ${place}; only something that people will notice raises it, to ${limitFor(size)}.`,
  ].join('\n');
}
