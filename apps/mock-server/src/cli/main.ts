import { UsageProblem } from '@raiz/contract/commandLine';
import { DataFileProblem, openFileStore, type FileStore } from '../adapters/fileStore.ts';
import { endWithNpm } from '../adapters/endWithNpm.ts';
import { mockListener, httpServer } from '../adapters/http.ts';
import { listenFrom, ListenProblem, shownAddress } from '../adapters/listen.ts';
import { createMockApi } from '../createMockApi.ts';
import { outliveReaders } from '../adapters/outliveReaders.ts';
import { readOptions, type CliOptions } from './options.ts';
import { demoGreeting } from './demoGreeting.ts';
import { scenarioNames, scenarioOf, type ScenarioName } from '../scenarios/index.ts';

/** Every scenario with its description, one per line. */
function scenarioList(): string {
  const width = Math.max(...scenarioNames.map((name) => name.length));
  return scenarioNames.map((name) => `${name.padEnd(width)}  ${scenarioOf(name).explains}\n`).join('');
}

/** Writes pending changes and ends the process. */
function stop(store: FileStore | null): void {
  try {
    store?.flush();
    process.exit(0);
  } catch (error) {
    fail(error);
  }
}

/** Reports a problem in one sentence and ends the process: 2 for the command line, 1 otherwise. */
function fail(error: unknown): never {
  if (error instanceof UsageProblem || error instanceof DataFileProblem || error instanceof ListenProblem) {
    console.error(error.message);
    process.exit(error instanceof UsageProblem ? 2 : 1);
  }
  throw error;
}

async function serve({ scenario, ...options }: CliOptions & { scenario: ScenarioName }): Promise<void> {
  const { port, host, data, create = false, portal, seed, freeze, fault = [] } = options;
  const store = data === undefined ? null : openFileStore(data, { create });
  const api = createMockApi({
    strict: false,
    scenario,
    ...(store ? { store } : {}),
    ...(portal === undefined ? {} : { portal }),
    ...(seed === undefined ? {} : { seedNumber: seed }),
    ...(freeze === undefined ? {} : { clock: () => new Date(freeze) }),
  });
  const { faults } = api.databases.ordinary;
  const remaining = faults.remaining().map((one) => JSON.stringify(one));
  for (const one of fault) if (!remaining.includes(JSON.stringify(one))) faults.add(one);
  // Creates a new file before the greeting names it.
  store?.flush();
  const listener = mockListener(api);
  const listening = await listenFrom(() => httpServer(listener), port, host);
  if (listening.port !== port && port !== 0)
    console.error(`Port ${port} is busy, so ${listening.port} is used instead.`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(store));
  endWithNpm();
  const address = `http://${shownAddress(host, listening.port)}`;
  process.stdout.write(`Mock server ready: ${address}/api\n${demoGreeting(address, api.db(), data)}`);
}

outliveReaders();
try {
  const options = readOptions(process.argv.slice(2));
  if (options?.scenario === 'list') process.stdout.write(scenarioList());
  else if (options !== null) await serve({ ...options, scenario: options.scenario });
} catch (error) {
  fail(error);
}
