/** As setup.cjs, its syntax works in Node 10. */
'use strict';

const fs = require('fs');
const path = require('path');

/** Whether the process with the id in the file is running. */
function isBusy(file) {
  try {
    process.kill(Number(fs.readFileSync(file, 'utf8')), 0);
    return true;
  } catch (error) {
    // Of another user.
    return error.code === 'EPERM';
  }
}

/**
 * Runs work while no other command of this clone does the same: waits for its end.
 * @template Result
 * @param {string} file lock file, which gets the id of this process
 * @param {() => Result} work
 * @returns {Result}
 * @throws {Error} when the file cannot be written
 */
function alone(file, work) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isBusy(file)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      else fs.rmSync(file, { force: true });
    }
  }
  try {
    return work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

module.exports = { alone };
