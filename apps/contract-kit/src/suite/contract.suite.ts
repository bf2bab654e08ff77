import { afterAll, beforeAll, describe, inject, test } from 'vitest';
import { sections, leftOut } from '../checks/all.ts';
import { stepOf } from '../checks/steps.ts';
import { findingLines } from '../core/finding.ts';
import { setUpNetwork } from '../core/network.ts';
import { NotReady } from '../core/notReady.ts';
import { sendOverHttp } from '../core/overHttp.ts';
import { prepare } from '../core/prepare.ts';
import { Run } from '../core/run.ts';
import { toolsOf } from '../tools.ts';

/** An error that reports print as its message, without a stack. */
function saying(message: string): Error {
  return Object.assign(new Error(message), { name: 'Contract', stack: message });
}

const { problem, options } = inject('contract');
if (!options) throw saying(problem);

const stop = new AbortController();
let run: Run;
let current: Promise<unknown> = Promise.resolve();

/** Ends this worker after the current check has undone what it did, also when the program above it is gone. */
function end(event: string): void {
  // Vitest ends a worker at once that cannot send its results.
  for (const name of ['error', 'uncaughtException', 'unhandledRejection'])
    process.removeAllListeners(name).on(name, () => undefined);
  stop.abort(event);
  void current.finally(() => process.kill(process.pid, 'SIGKILL'));
}

for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(event, () => end(event));

beforeAll(async () => {
  setUpNetwork();
  try {
    run = new Run(await prepare({ ...options, stop: stop.signal, send: sendOverHttp, tools: toolsOf(options) }));
  } catch (error) {
    throw error instanceof NotReady ? saying(error.message) : error;
  }
});

afterAll(async () => {
  await current;
  const causes = run?.causes() ?? [];
  if (causes.length > 0) console.warn(causes.join('\n'));
  if (run?.left.length > 0) console.warn(`Left on the backend: ${run.left.join(', ')}`);
});

for (const [folder, checks] of sections)
  describe(folder, () => {
    for (const check of checks) {
      const lacking = leftOut(check, options);
      const title = `${check.id}: ${check.title}${lacking === null ? '' : ` [left out: ${lacking}]`}`;
      const isOut = lacking !== null && options.complete !== true;
      test.skipIf(isOut)(title, { tags: [`step-${stepOf(check)}`] }, async ({ signal, skip }) => {
        if (lacking !== null) throw saying(`Left out: ${lacking}.`);
        signal.addEventListener('abort', () => stop.abort('the user'));
        const made = run.make(check);
        current = made;
        const outcome = await made;
        const lines = [...run.news(outcome).flatMap((one) => ['', ...findingLines(one)]), outcome.failure ?? ''];
        const text = lines.join('\n').trim();
        if (text !== '') throw saying(text);
        if (outcome.findings.length > 0) skip('An earlier check tells the cause.');
        if (outcome.skipped === null) return;
        if (options.complete === true) throw saying(outcome.skipped);
        skip(outcome.skipped);
      });
    }
  });
