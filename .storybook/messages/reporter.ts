import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { listMessages } from '../../packages/ui/src/messages/catalogue.ts';
import { isWholeRun, storyFiles } from '../pictures/wholeRun.ts';
import { listedName } from './findMessages.ts';

/** Fails a run of all stories with the messages that none of them has shown. A part of the stories may show a part. */
export class MessageReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const files = storyFiles(modules);
    if (!(await isWholeRun(files))) return;
    const stories = files.flatMap((file) => [...file.children.allTests()]);
    // A run of pictures alone skips stories.
    if (stories.some((story) => story.result().state === 'skipped')) return;
    // The page of all messages shows each of them, and documents quote some.
    const screens = stories.filter((story) => !/^(?:mensagens|início|fundamentos)-/.test(story.meta().storyId ?? ''));
    const shown = new Set(screens.flatMap((story) => story.meta().messages ?? []));
    const missing = new Set(
      listMessages()
        .map(listedName)
        .filter((name) => !shown.has(name)),
    );
    if (missing.size === 0) return;
    this.#vitest?.logger.error(`Messages that no story shows: ${[...missing].join(', ')}`);
    process.exitCode = 1;
  }
}
