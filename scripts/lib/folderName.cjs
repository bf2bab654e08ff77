/** As setup.cjs, its syntax works in Node 10. */
'use strict';

const path = require('path');

/** Characters of paths with which Vite or the plugin of vanilla-extract fails. */
const unbuildable = ["'", '#', '?', '*', ':'];

/** Those with which Storybook, Vitest or Vite's development server fails, too. */
const untestable = unbuildable.concat(['[', ']', '{', '}', '%', '\\']);

/**
 * Why a command fails in a folder, in a sentence; null when it does not.
 * @param {string} folder
 * @param {string[]} characters
 * @returns {string | null}
 */
function folderProblem(folder, characters) {
  // Without the drive and the separators of Windows.
  const names = path.sep === '/' ? folder : folder.slice(2).split(path.sep).join('/');
  const found = characters.find((character) => names.indexOf(character) !== -1);
  if (found === undefined) return null;
  return `The path ${folder} contains ${found}, which the tools of this command cannot read: move the folder to a path without it.`;
}

module.exports = { folderProblem, unbuildable, untestable };
