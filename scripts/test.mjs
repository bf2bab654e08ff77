import { ensureInstall } from './lib/install.mjs';
import { Problem } from './lib/problem.mjs';
import { chooseSteps, testSteps } from './lib/testSteps.mjs';

/**
 * Runs one step, which may have been asked for by its name. What keeps it from running (no browser, no build) is told and counts as a failure.
 * @param {string} step
 * @param {string[]} args
 * @param {boolean} named
 */
async function runStep(step, args, named) {
  const began = performance.now();
  console.log(`\n── ${step} ──`);
  let count;
  try {
    count = await testSteps[step](args, named);
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    count = { passed: 0, failed: 1 };
  }
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`── ${step}: ${count.failed === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return count;
}

/**
 * Everything that proves the repository right: `npm test`, or some steps of it: `npm test -- unit stories`.
 * The last line is the sum over all tests, alone.
 * @param {string[]} args
 */
export async function run(args) {
  const { steps, named, rest } = chooseSteps(args);
  await ensureInstall();
  const sum = { passed: 0, failed: 0 };
  for (const step of steps) {
    const count = await runStep(step, rest, named);
    sum.passed += count.passed;
    sum.failed += count.failed;
  }
  console.log(`\n${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 && (sum.passed > 0 || steps.join() === 'check') ? 0 : 1;
}
