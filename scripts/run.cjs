/**
 * The door of every npm script: `node scripts/run.cjs start` runs `start.mjs` beside it. Written so that Nodes far older
 * than the one we need can read it, and can therefore say what is wrong.
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
