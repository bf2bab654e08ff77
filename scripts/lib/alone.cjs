/** As setup.cjs, its syntax works in Node 10. */
'use strict';

const fs = require('fs');
const path = require('path');

/** Milliseconds without a touch after which a lock is that of a command which was killed. */
const patience = 5000;

function isAbandoned(file) {
  const lock = fs.statSync(file, { throwIfNoEntry: false });
  return lock !== undefined && Math.abs(Date.now() - lock.mtimeMs) > patience;
}

/**
 * Runs work while no other command of this clone does the same: says that it waits, and waits for its end.
 * @template Result
 * @param {string} file lock file, touched while the work goes on: a process id means nothing in another container
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 * @throws {Error} when the file cannot be written
 */
async function alone(file, work) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  for (let isFirst = true; ; isFirst = false) {
    try {
      fs.writeFileSync(file, '', { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isAbandoned(file)) fs.rmSync(file, { force: true });
      else {
        if (isFirst) console.log(`Waiting for another command that is ${path.parse(file).name} …`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }
  }
  const touching = setInterval(() => fs.utimes(file, new Date(), new Date(), () => {}), 1000);
  try {
    return await work();
  } finally {
    clearInterval(touching);
    fs.rmSync(file, { force: true });
  }
}

module.exports = { alone };
