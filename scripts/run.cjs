/**
 * The entry of npm scripts that work before the first install: `node scripts/run.cjs start` runs
 * `start.mjs`. Its syntax works in Node 10, so that old versions get a sentence about it.
 */
'use strict';

var versionProblem = require('./lib/nodeVersion.cjs').versionProblem;

var problem = versionProblem(process.versions.node);
if (problem === null) {
  void import('./lib/enter.mjs').then(function (module) {
    return module.enter(process.argv[2], process.argv.slice(3));
  });
} else {
  console.error(problem);
  process.exitCode = 1;
}
