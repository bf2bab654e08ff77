import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { listMessages, messageName } from '../../packages/ui/src/messages/catalogue.ts';
import { chooseStories, type PlayedStory, type ShownBy } from './chooseStories.ts';

const file = path.resolve('.storybook/messages/shownBy.json');

/** What the stories of a whole run showed; null when some were left out or failed. */
async function readWholeRun(modules: readonly TestModule[]): Promise<PlayedStory[] | null> {
  const stories = modules.filter(({ project }) => project.name.startsWith('stories'));
  const { testFiles } = (await stories[0]?.project.globTestFiles()) ?? { testFiles: [] };
  const tests = stories.flatMap((module) => [...module.children.allTests()]);
  const isWhole = stories.length === testFiles.length && tests.every((test) => test.result().state === 'passed');
  if (stories.length === 0 || !isWhole || stories.some((module) => !module.ok())) return null;
  return tests.flatMap((test) => {
    const { storyId: id, messages } = test.meta();
    return id !== undefined && messages ? [{ id, ...messages }] : [];
  });
}

/**
 * After a whole run of the stories, brings shownBy.json up to date and says what changed, and which
 * message no story shows. A law compares the file with the catalogue (tests/laws/messages.test.ts).
 */
export class MessageReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const stories = await readWholeRun(modules);
    if (stories === null) return;
    const messages = listMessages();
    const text = readFileSync(file, 'utf8');
    const before: ShownBy = JSON.parse(text);
    const shownBy = chooseStories(messages, stories, before);
    for (const message of messages) {
      const name = messageName(message);
      if (!(name in shownBy)) this.#report(`No story shows the message ${name}: "${message.text}"`);
    }
    const next = `${JSON.stringify(shownBy, null, 2)}\n`;
    if (next === text) return;
    writeFileSync(file, next);
    this.#report('.storybook/messages/shownBy.json was out of date. It is up to date now: commit it.');
  }

  #report(sentence: string): void {
    this.#vitest?.logger.error(sentence);
  }
}
