import { testNetwork } from '../../../apps/portal/src/network/referrals/testNetwork.ts';
import { formatCount } from '../../../packages/ui/src/format/index.ts';
import type { Bench, BenchTools } from '../bench.ts';
import type { Figure } from '../figures.ts';
import { expectationsOf } from './expected.ts';
import { measuresOf } from './measures.ts';
import { walkPlain } from './plainSteps.ts';
import { walkPortal } from './portalSteps.ts';
import { buildPlain, buildProbe, serveSites } from './sites.ts';
import { Hung, visit } from './visitor.ts';

/**
 * With more people than this a plain table takes minutes for each step: it is used once, and
 * briefly.
 */
const bearable = 20_000;

/**
 * Measures one size of network, portal and plain table in turn, so that both meet the same machine.
 */
async function measureSize({ browser, settings, say }: BenchTools, size: number, plainFolder: string, probe: string) {
  const people = testNetwork(size);
  const expected = expectationsOf(people);
  const group = `${formatCount(size)} people`;
  const portal = measuresOf(group, 'portal');
  const plain = measuresOf(group, 'plain React, all rows');
  const sites = await serveSites(people, plainFolder);
  try {
    for (let run = 1; run <= settings.runs; run += 1) {
      say(`${group}, run ${run} of ${settings.runs} …`);
      const member = await visit(browser, probe, settings.slowdown);
      await walkPortal(member, sites.portal, size, expected, portal);
      await member.close();
      const brief = size > bearable;
      if (brief && run > 1) continue;
      say(`${group}, plain table ...`);
      const reader = await visit(browser, probe, settings.slowdown);
      try {
        await walkPlain(reader, sites.plain, expected, plain, brief);
      } catch (error) {
        if (!(error instanceof Hung)) throw error;
        say(`${group}, plain table: given up. ${error.message}`);
      }
      await reader.close();
    }
  } finally {
    await sites.close();
  }
  return [...portal.figures(), ...plain.figures()];
}

/**
 * The referral network as table and tree, beside a plain table of the same people
 * (docs/specification.md#network).
 */
export const networkBench: Bench = {
  about: 'the referral network, as table and tree, beside a plain table of all rows',
  async run(tools) {
    const plain = await buildPlain();
    const probe = await buildProbe();
    const figures: Figure[] = [];
    for (const size of tools.settings.people) figures.push(...(await measureSize(tools, size, plain, probe)));
    return figures;
  },
};
