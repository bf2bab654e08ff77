import path from 'node:path';
import { InvalidArgumentError } from '@commander-js/extra-typings';
import type { OperationId } from '@raiz/contract';
import { collected, commandLine, parsed, usageProblem } from '@raiz/contract/commandLine';
import { NetworkProblem, readAddress, readHeaders } from '@raiz/contract/network';
import { hostText, portOption } from '../adapters/listen.ts';
import { operationNamed } from '../proxy/proxyApp.ts';

/** The name of the command that starts the proxy: that of the packed contract kit, else of this repository. */
const command = path.basename(process.argv[1] ?? '').startsWith('raiz-contract-proxy')
  ? 'npx --no-install raiz-contract-proxy'
  : 'npm run contract:proxy --';

function readMocked(text: string): OperationId[] {
  const names = text.split(',').map((name) => name.trim());
  return names.filter(Boolean).map((name) => {
    const id = operationNamed(name);
    if (id === null) throw new InvalidArgumentError(`There is no operation "${name}" in the contract.`);
    return id;
  });
}

function proxyCommand() {
  return commandLine(command)
    .usage('--target <url> [options]')
    .option('--target <url>', 'backend in place of /api, such as https://backend.example/api')
    .option(
      '--header <name: value>',
      'a header of every call to the backend, as a gateway wants it; may be repeated',
      collected,
    )
    .addOption(portOption(4020))
    .option('--host <address>', hostText)
    .option(
      '--mock <operations>',
      'operations that the mock server answers instead, by their operationId, separated by commas',
      readMocked,
    )
    .option('--record <file>', 'append every exchange to this file, without secrets and personal data')
    .option('--report <file>', 'write the drift report to this file (JSON) when the proxy stops')
    .addHelpText(
      'after',
      `
Then let a copy of the portal use it:
API_URL=http://127.0.0.1:4020/api npm run dev. /__proxy shows the differences.
The backend is called through the proxies of HTTP_PROXY, HTTPS_PROXY and
NO_PROXY. The exit code is 1 when anything broke the contract.`,
    );
}

/** Runs a reader of a header or address and turns its error into a UsageProblem. */
function withUsageProblem<Read>(read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw error instanceof NetworkProblem ? usageProblem(command, error.message) : error;
  }
}

/**
 * Reads the command line and PORT; prints the help and returns null when the user asks only for it.
 * @throws UsageProblem for an invalid command line or a missing backend
 */
export function readProxyOptions(args: readonly string[], print?: (text: string) => void) {
  const options = parsed(proxyCommand(), args, print);
  if (options === null) return null;
  const { target, header = [], mock = [], ...others } = options;
  if (target === undefined) throw usageProblem(command, '--target is missing');
  return {
    ...others,
    target: withUsageProblem(() => readAddress(target, '--target')),
    headers: withUsageProblem(() => readHeaders(header)),
    mocked: mock,
  };
}

/** Options of the contract proxy's command. */
export type ProxyCliOptions = NonNullable<ReturnType<typeof readProxyOptions>>;
