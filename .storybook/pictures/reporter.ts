import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { acceptedFolder, acceptedPictures } from './options.ts';
import { isWholeRun, storyFiles } from './wholeRun.ts';

function picturesOf(modules: readonly TestModule[]): Set<string> {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  return new Set(tests.flatMap((one) => one.meta().pictures ?? []));
}

/**
 * Reports at the end of a run of the stories the number of compared pictures. Fails a full run if
 * accepted pictures have no story; an update deletes them.
 */
export class PictureReporter implements Reporter {
  #vitest: Vitest | undefined;
  readonly #off: string | null;

  /** @param off why the run compares no pictures; null if it does */
  constructor(off: string | null) {
    this.#off = off;
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const stories = storyFiles(modules);
    if (stories.length === 0) return;
    if (this.#off !== null) {
      this.#vitest?.logger.log(`pictures: not compared (${this.#off})`);
      return;
    }
    const taken = picturesOf(stories);
    const accepted = acceptedPictures();
    const compared = accepted.filter((picture) => taken.has(picture)).length;
    const missing = compared === taken.size ? '' : `, ${taken.size - compared} not accepted yet`;
    const isUpdate = this.#vitest?.snapshot.options.updateSnapshot === 'all';
    this.#vitest?.logger.log(`pictures: ${compared} ${isUpdate ? 'accepted' : 'compared'}${missing}`);
    if (!(await isWholeRun(stories))) return;
    const unused = accepted.filter((picture) => !taken.has(picture));
    if (isUpdate) {
      for (const picture of unused) rmSync(path.join(acceptedFolder, `${picture}.png`));
    } else if (unused.length > 0) {
      this.#vitest?.logger.error(`Pictures without a story: ${unused.join(', ')}. Run: npm test -- pictures --update`);
      process.exitCode = 1;
    }
  }
}
