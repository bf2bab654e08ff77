import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { fromRoot } from '../../scripts/lib/root.mjs';
import { browserArgs, ensureBrowser } from '../../scripts/lib/browser.mjs';
import { Problem } from '../../scripts/serve/problem.ts';
import type { Bench } from './bench.ts';
import { courseBench } from './course/courseBench.ts';
import { printFigures } from './figures.ts';
import { networkBench } from './network/networkBench.ts';
import { readOptions, usageOf, type BenchOptions } from './options.ts';
import { routesBench } from './routes/routesBench.ts';

/** All benchmarks by name. */
const benches: Readonly<Record<string, Bench>> = {
  routes: routesBench,
  table: networkBench,
  course: courseBench,
};

const results = fromRoot('test-results/bench');

async function measure({ names, ...settings }: BenchOptions): Promise<void> {
  const browser = await chromium.launch({ args: browserArgs, executablePath: await ensureBrowser() });
  mkdirSync(results, { recursive: true });
  try {
    for (const name of names) {
      const figures = (await benches[name]?.run({ browser, ...settings })) ?? [];
      const file = path.join(results, `${name}.json`);
      const { slowdown, people, runs } = settings;
      const conditions = { node: process.version, browser: browser.version(), slowdown, people, runs };
      writeFileSync(file, `${JSON.stringify({ bench: name, ...conditions, figures }, null, 2)}\n`);
      printFigures(figures);
      console.log(`Processor of the browser ${slowdown} times slowed down, runs: ${runs}. As JSON: ${file}`);
    }
  } finally {
    await browser.close();
  }
}

try {
  const options = readOptions(process.argv.slice(2), Object.keys(benches));
  if (options === 'help') console.log(usageOf(Object.entries(benches).map(([name, { about }]) => [name, about])));
  else await measure(options);
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
}
