import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';
import { isWholeRun, storyFiles } from '../pictures/wholeRun.ts';

/** The story that shows each message, as the last accepted run has seen it: ids by the messages' names. */
const file = path.join(import.meta.dirname, 'shownBy.json');

/** Prefix of the ids of an area's screens. */
const screensOf: Readonly<Record<string, string>> = {
  account: 'telas-conta-',
  subscription: 'telas-assinatura-',
  network: 'telas-rede-',
  learning: 'telas-cursos-',
  admin: 'telas-admin-',
  global: 'telas-global-',
};

/** A story of the run and the messages that it showed. */
interface RanStory {
  id: string;
  messages: ReadonlySet<string>;
  /** Its place in its file. */
  place: number;
}

function storiesOf(module: TestModule): RanStory[] {
  return [...module.children.allTests()].flatMap((one: TestCase, place) => {
    const { storyId: id = '', messages } = one.meta();
    // The page of all messages shows each, and documents show none.
    return one.result().state === 'passed' && messages && !/^(?:mensagens|início|fundamentos)-/.test(id)
      ? [{ id, messages: new Set(messages), place }]
      : [];
  });
}

/** The best story for a message: a screen of its area, and the earlier one of a file. */
function bestFor(name: string, stories: readonly RanStory[]): string | undefined {
  const prefix = screensOf[name.split('.')[0] ?? ''] ?? '';
  const rank = ({ id, place }: RanStory) => place + (id.startsWith(prefix) ? 0 : id.startsWith('telas-') ? 1e3 : 2e3);
  const found = stories.filter(({ messages }) => messages.has(name));
  return found.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1))[0]?.id;
}

/**
 * Compares what the stories of a run have shown with the list of stories by message: fails if none shows a message
 * that the list expects from one of them. An update corrects the list.
 */
export class MessageReporter implements Reporter {
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[]): Promise<void> {
    const files = storyFiles(modules);
    const stories = files.flatMap(storiesOf);
    if (stories.length === 0) return;
    const ran = new Map(stories.map((story) => [story.id, story.messages]));
    const shown = new Set(stories.flatMap(({ messages }) => [...messages]));
    const isWhole = await isWholeRun(files);
    const listed: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
    const isStale = ([name, id]: [string, string]) => !(ran.get(id)?.has(name) ?? !isWhole);
    const stale = Object.entries(listed).filter(isStale);
    // Another story may show it instead: one can end before the last part of its page has rendered.
    const missing = stale.filter(([name]) => !shown.has(name));

    if (this.#vitest?.snapshot.options.updateSnapshot === 'all') {
      for (const [name] of stale) delete listed[name];
      for (const name of shown) listed[name] ??= bestFor(name, stories) ?? '';
      const sorted = Object.entries(listed).toSorted(([a], [b]) => (a < b ? -1 : 1));
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
    } else if (missing.length > 0) {
      const lines = missing.map(([name, id]) => `  ${name}: ${id}`);
      this.#vitest?.logger.error(
        [
          'Messages that no story shows any more:',
          ...lines,
          'If another story does: npm test -- stories PATH --update',
        ].join('\n'),
      );
      process.exitCode = 1;
    }
  }
}
