import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TaskMeta } from 'vitest';
import type { Reporter } from 'vitest/node';
import { listMessages, messageName } from '../../packages/ui/src/messages/catalogue.ts';
import { isWholeRun, type RanFile, storyFiles } from '../pictures/wholeRun.ts';
import { chooseStories, type ShownBy } from './chooseStories.ts';

/** A file of stories that ran, as in Vitest's `TestModule`. */
interface StoryFile extends RanFile {
  children: { allTests(): Iterable<{ meta(): TaskMeta; result(): { state: string } }> };
}

/**
 * After a whole green run of the stories, brings shownBy.json up to date with what they showed, and
 * reports each message that no story showed. It does not fail the run, because whether a passing
 * text is seen depends on the machine's speed. A law fails for a message that the file lacks
 * (tests/laws/messages.test.ts).
 */
export class MessageReporter implements Reporter {
  readonly #file: string;
  readonly #report: (sentence: string) => void;

  constructor(file = path.resolve('.storybook/messages/shownBy.json'), report = console.error) {
    this.#file = file;
    this.#report = report;
  }

  async onTestRunEnd(files: readonly StoryFile[]): Promise<void> {
    const stories = storyFiles(files);
    const tests = stories.flatMap(({ children }) => [...children.allTests()]);
    // A run that only compares pictures skips most stories.
    if (!(await isWholeRun(stories)) || tests.some((test) => test.result().state !== 'passed')) return;
    const played = tests.flatMap((test) => {
      const { storyId: id, messages } = test.meta();
      return id !== undefined && messages ? [{ id, ...messages }] : [];
    });
    const messages = listMessages();
    const text = readFileSync(this.#file, 'utf8');
    const before: ShownBy = JSON.parse(text);
    const shownBy = chooseStories(messages, played, before);
    for (const message of messages) {
      const name = messageName(message);
      if (!(name in shownBy)) this.#report(`No story shows the message ${name}: "${message.text}"`);
    }
    const next = `${JSON.stringify(shownBy, null, 2)}\n`;
    if (next === text) return;
    writeFileSync(this.#file, next);
    this.#report('.storybook/messages/shownBy.json was out of date. It is up to date now: commit it.');
  }
}
