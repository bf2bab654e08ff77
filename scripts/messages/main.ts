import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'oxfmt';
import { listMessagesAbout } from '../../packages/ui/src/messages/about/index.ts';
import { shownBy as before } from '../../packages/ui/src/messages/generated/shownBy.ts';
import { chooseStories, type ShownBy } from './choose.ts';
import { shownByFaults } from './faults.ts';
import { readReport, type RunRecord } from './report.ts';

const root = path.resolve(import.meta.dirname, '../..');
const reportFile = path.join(root, '.cache/test-reports/stories.json');
const mapFile = path.join(root, 'packages/ui/src/messages/generated/shownBy.ts');

const command = 'node scripts/run.cjs messages';

/** Paths of all story files, absolute. */
function storyFiles(): string[] {
  return ['packages/ui/src', 'apps/portal/src', '.storybook'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => path.join(root, folder, file)),
  );
}

/** The report of the last run, which must be one of all stories. */
function readWholeRun(): RunRecord | string {
  if (!existsSync(reportFile)) return 'The stories have not been tested yet: run npm run test:stories first.';
  const run = readReport(readFileSync(reportFile, 'utf8'));
  const ran = new Set(run.files.map((file) => path.resolve(file)));
  const missing = storyFiles().filter((file) => !ran.has(file));
  return missing.length === 0
    ? run
    : `The last run left out ${missing.length} story files, such as ${path.relative(root, missing[0] ?? '')}: run npm run test:stories without naming files first.`;
}

async function writeMap(shownBy: ShownBy): Promise<void> {
  const source = `/** Which stories show each message, best first. Written by \`${command}\`. */
    export const shownBy: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(shownBy)};`;
  const { code } = await format(mapFile, source, { printWidth: 120, singleQuote: true });
  writeFileSync(mapFile, code);
}

/** Writes the list, or with `--check` only compares it; returns the exit code. */
async function main(args: readonly string[]): Promise<number> {
  const run = readWholeRun();
  if (typeof run === 'string') {
    console.error(run);
    return 1;
  }
  const messages = listMessagesAbout();
  const isCheck = args.includes('--check');
  const shownBy = isCheck ? before : chooseStories(messages, run.stories, args.includes('--fresh') ? {} : before);
  if (!isCheck) await writeMap(shownBy);
  const faults = shownByFaults(messages, run.stories, shownBy);
  for (const fault of faults) console.error(`✗ ${fault}`);
  if (faults.length > 0) console.error(`If a story was renamed or replaced, ${command} chooses another.`);
  else console.log(`✓ ${messages.length} messages, each shown by a story`);
  return faults.length > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
