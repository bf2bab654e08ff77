import { testNetwork } from '../../../apps/portal/src/network/referrals/testNetwork.ts';
import { formatCount } from '../../../packages/ui/src/format/index.ts';
import type { Bench, BenchTools } from '../bench.ts';
import { Figures, type Note } from '../figures.ts';
import { expectationsOf } from './expected.ts';
import { walkPortal, typedName } from './portalSteps.ts';
import { buildPlain, buildProbe, serveSites } from './sites.ts';
import { Hung, visit, noteTime, type Visitor } from './visitor.ts';
import { referralsMessages as messages } from '../../../packages/ui/src/messages/network/referrals.ts';

/**
 * Uses the plain table once: fewer steps, since each takes seconds.
 * @param brief leaves out all but opening and the first letter, for networks with which each step
 * takes minutes
 */
async function walkPlain(
  { page, open, act, weigh, fixedWork }: Visitor,
  address: string,
  expected: ReturnType<typeof expectationsOf>,
  note: Note,
  brief: boolean,
): Promise<void> {
  noteTime(note, 'open the page', await open(address, expected({}, false)));
  note('a fixed piece of work, for comparison', 'ms', await fixedWork());
  await page.getByRole('searchbox', { name: messages.name }).focus();
  const [first = '', second = ''] = typedName;
  const { heapMegabytes, elements } = await weigh();
  note('memory of scripts', 'MB', heapMegabytes);
  note('elements in the document', 'count', elements);
  noteTime(
    note,
    'type the first letter',
    await act(() => page.keyboard.press(first), expected({ name: first }, false)),
  );
  if (brief) return;
  const both = expected({ name: first + second }, false);
  noteTime(note, 'type a letter', await act(() => page.keyboard.press(second), both));
  const shorter = expected({ name: first }, false);
  noteTime(note, 'take a letter away', await act(() => page.keyboard.press('Backspace'), shorter));
  await act(() => page.keyboard.press('Backspace'), expected({}, false));
  const button = page.getByRole('button', { name: messages.name });
  noteTime(note, 'sort by name', await act(() => button.click(), expected({ column: 'name' }, false)));
}

/** With more people, each step of a plain table takes minutes: one short run. */
const bearable = 20_000;

/**
 * Measures one size of network, portal and plain table in turn, under the same load of the machine.
 */
async function measureSize(
  { browser, slowdown, runs }: BenchTools,
  size: number,
  { plainFolder, probe, figures }: { plainFolder: string; probe: string; figures: Figures },
) {
  const people = testNetwork(size);
  const expected = expectationsOf(people);
  const group = `${formatCount(size)} people`;
  const portal = figures.of(group, 'portal');
  const plain = figures.of(group, 'plain React, all rows');
  const sites = await serveSites(people, plainFolder);
  try {
    for (let run = 1; run <= runs; run += 1) {
      console.log(`${group}, run ${run} of ${runs} …`);
      const member = await visit(browser, probe, slowdown);
      await walkPortal(member, sites.portal, size, expected, portal);
      await member.close();
      const brief = size > bearable;
      if (brief && run > 1) continue;
      console.log(`${group}, plain table ...`);
      const reader = await visit(browser, probe, slowdown);
      try {
        await walkPlain(reader, sites.plain, expected, plain, brief);
      } catch (error) {
        if (!(error instanceof Hung)) throw error;
        console.log(`${group}, plain table: given up. ${error.message}`);
      }
      await reader.close();
    }
  } finally {
    await sites.close();
  }
}

/**
 * The referral network as table and tree, beside a plain table of the same people
 * (docs/specification.md#network).
 */
export const networkBench: Bench = {
  about: 'the referral network, as table and tree, beside a plain table of all rows',
  async run(tools) {
    const shared = { plainFolder: await buildPlain(), probe: await buildProbe(), figures: new Figures() };
    for (const size of tools.people) await measureSize(tools, size, shared);
    return shared.figures.all();
  },
};
