import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** Everything that WCAG 2.2 asks for at level AA, and what axe calls good practice beside it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds fault with on a page as it stands, one line each; empty when it finds nothing. */
export async function faultsOf(page: Page): Promise<string[]> {
  // In the page itself: what is somebody else's, as the video player, is not ours to judge.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ; ')}`);
}
