import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { browserArgs } from '../../scripts/lib/browser.mjs';
import { Problem } from '../../scripts/serve/problem.ts';
import type { Bench } from './bench.ts';
import { courseBench } from './course/courseBench.ts';
import type { Figure } from './figures.ts';
import { memoryBench } from './memory/memoryBench.ts';
import { networkBench } from './network/networkBench.ts';
import { readOptions, usageOf, type BenchOptions } from './options.ts';
import { printed } from './print.ts';
import { routesBench } from './routes/routesBench.ts';
import { serverBench } from './server/serverBench.ts';

/** Every bench by its name; a new one joins here. */
const benches: Readonly<Record<string, Bench>> = {
  routes: routesBench,
  table: networkBench,
  course: courseBench,
  server: serverBench,
  memory: memoryBench,
};

const results = path.resolve(import.meta.dirname, '../../test-results/bench');

function writeJson(
  file: string,
  name: string,
  options: BenchOptions,
  browser: string,
  figures: readonly Figure[],
): void {
  const { people, runs, slowdown } = options;
  const machine = { processors: cpus().length, node: process.version, browser };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify({ bench: name, at: new Date().toISOString(), machine, people, runs, slowdown, figures }, null, 2)}\n`,
  );
}

async function measure(options: BenchOptions): Promise<void> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({ args: browserArgs, ...(executablePath ? { executablePath } : {}) });
  try {
    for (const name of options.names) {
      const figures = (await benches[name]?.run({ browser, settings: options, say: console.log })) ?? [];
      const file = path.resolve(options.json ?? path.join(results, `${name}.json`));
      const pace = benches[name]?.inBrowser === false ? '' : `Processor ${options.slowdown} times slowed down, `;
      writeJson(file, name, options, browser.version(), figures);
      console.log(
        `\n${printed(figures)}\n\n${pace}${options.runs === 1 ? '1 run' : `${options.runs} runs`}. As JSON: ${file}`,
      );
    }
  } finally {
    await browser.close();
  }
}

try {
  const args = process.argv.slice(2);
  const options = readOptions(args, Object.keys(benches));
  if (options === 'help')
    process.stdout.write(usageOf(Object.entries(benches).map(([name, { about }]) => [name, about])));
  else await measure(options);
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
}
