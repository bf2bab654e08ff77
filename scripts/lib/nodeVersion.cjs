'use strict';

/** Major and minor of the oldest Node that works; package.json has it under `engines`. */
var oldest = [20, 19];

/**
 * One sentence that says what to do about a Node version that is too old; null for others.
 * @param {string} version for example "20.19.0"
 * @returns {string | null}
 */
function versionProblem(version) {
  var parts = version.split('.').map(Number);
  if (parts[0] > oldest[0] || (parts[0] === oldest[0] && parts[1] >= oldest[1])) return null;
  return (
    'This is Node ' +
    version +
    ', but the portal needs Node ' +
    oldest.join('.') +
    ' or newer: ' +
    'install a current Node from https://nodejs.org (or by your version manager) and run the command again.'
  );
}

exports.versionProblem = versionProblem;
