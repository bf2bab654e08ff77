'use strict';

/** Major and minor of the oldest Node that the tools of this repository run on; package.json says the same under `engines`. */
var oldest = [20, 19];

/**
 * What is wrong with a Node version, as a sentence that says what to do, or null when it will do.
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
