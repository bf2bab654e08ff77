import { appendFileSync, writeFileSync } from 'node:fs';
import { makeFolderOf, UsageProblem } from '@raiz/contract/commandLine';
import { proxyAgent, ProxyProblem, readProxies } from '@raiz/contract/network';
import { endWithNpm } from '../adapters/endWithNpm.ts';
import { requestListener } from '../adapters/http.ts';
import { httpServer } from '../adapters/http.ts';
import { listenFrom, ListenProblem, shownAddress } from '../adapters/listen.ts';
import { createMockApi } from '../createMockApi.ts';
import { proxyApp } from '../proxy/proxyApp.ts';
import { createProxy, type ContractProxy } from '../proxy/createProxy.ts';
import type { Drift } from '../proxy/drift.ts';
import type { RecordedExchange } from '../proxy/record.ts';
import { outliveReaders } from '../adapters/outliveReaders.ts';
import { reportBusy } from './output.ts';
import { readProxyOptions, type ProxyCliOptions } from './proxyOptions.ts';

/** An unwritable file: one sentence. */
class FileProblem extends Error {
  override name = 'FileProblem';
}

function fail(error: unknown): never {
  const isUsage = error instanceof UsageProblem || error instanceof ProxyProblem;
  if (isUsage || error instanceof ListenProblem || error instanceof FileProblem) {
    console.error(error.message);
    process.exit(isUsage ? 2 : 1);
  }
  throw error;
}

function write(file: string, change: () => void): void {
  try {
    makeFolderOf(file);
    change();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new FileProblem(`${file} cannot be written (${code}): choose another file.`);
  }
}

function lineOf({ call, direction, status, field, message, example, sentence, count, allowed }: Drift): string {
  const side = direction === 'request' ? 'sent' : `answered ${status}`;
  const seen = example === undefined ? '' : ` First seen: "${example}".`;
  const logged = sentence === undefined ? '' : `      ${sentence}\n`;
  return `  ${allowed ? '·' : '✗'} ${call}  ${side}  ${field === '' ? '' : `${field}  `}${message}${seen}  (${count} ×)\n${logged}`;
}

/** Prints the differences and returns the exit code: 1 when anything broke the contract. */
function summary(proxy: ContractProxy): number {
  const { calls, drifts, more } = proxy.report();
  const broken = drifts.filter(({ allowed }) => !allowed).length;
  process.stdout.write(
    `\n${calls} calls, ${broken} differences from the contract, ${drifts.length - broken} allowed ones\n`,
  );
  process.stdout.write(drifts.map(lineOf).join(''));
  if (more > 0) process.stdout.write(`  and ${more} others that were not kept\n`);
  return broken > 0 ? 1 : 0;
}

function recorder(file: string): (exchange: RecordedExchange) => void {
  // Creates the file first, so that the command reports an unwritable one before any call.
  write(file, () => appendFileSync(file, '', { mode: 0o600 }));
  let reported = '';
  return (exchange) => {
    try {
      write(file, () => appendFileSync(file, `${JSON.stringify(exchange)}\n`));
    } catch (error) {
      // The call itself has its answer; report a full disk only once.
      const message = error instanceof Error ? error.message : String(error);
      if (message !== reported) console.error(message);
      reported = message;
    }
  };
}

function stop(proxy: ContractProxy, report: string | undefined): void {
  try {
    if (report !== undefined)
      write(report, () => writeFileSync(report, `${JSON.stringify(proxy.report(), null, 2)}\n`));
    process.exit(summary(proxy));
  } catch (error) {
    fail(error);
  }
}

async function serve({ target, headers, port, host, mocked, record, report }: ProxyCliOptions): Promise<void> {
  const proxies = readProxies(process.env);
  // Check the file now, not when the proxy stops: that would lose the report.
  if (report !== undefined) write(report, () => appendFileSync(report, '', { mode: 0o600 }));
  const mock = createMockApi({ strict: false });
  const proxy = createProxy({
    target,
    headers,
    // Each call has its own connection: a kept one may be closed by the backend while a call is on its way. `Connection:
    // close` does not work: undici accepts a truncated answer as complete.
    connect: () => proxyAgent(proxies),
    mock,
    mocked,
    ...(record === undefined ? {} : { record: recorder(record) }),
  });
  const app = proxyApp(proxy, target.href);
  const listener = requestListener(async (request) => app.fetch(request));
  const listening = await listenFrom(() => httpServer(listener), port, host);
  reportBusy(port, listening.port);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stop(proxy, report));
  endWithNpm();
  const origin = `http://${shownAddress(host, listening.port)}`;
  process.stdout.write(`Contract proxy ready: ${origin}/api → ${target.href}
  Report                ${origin}/__proxy
  The portal behind it  API_URL=${origin}/api npm run dev
  Stop                  Ctrl+C
`);
}

outliveReaders();
try {
  const options = readProxyOptions(process.argv.slice(2));
  if (options !== null) await serve(options);
} catch (error) {
  fail(error);
}
