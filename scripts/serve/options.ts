import { Option } from '@commander-js/extra-typings';
import { commandLine, parsed, usageProblem } from '@raiz/contract/commandLine';
import { hostText, portOption } from '@raiz/mock-server/http';

const command = 'npm start --';

function serveCommand() {
  return commandLine(command)
    .addOption(portOption(3000))
    .addOption(new Option('--host <address>', hostText).env('HOST'))
    .addOption(
      new Option('--api-url <url>', 'a real backend in place of the mock server').env('API_URL').conflicts('data'),
    )
    .option('--trust-proxy', 'a proxy in front of the portal writes the X-Forwarded headers')
    .option('--data <file>', "keep the mock server's data in this file, so that it survives a restart")
    .option('--create', 'create the data file when it does not exist');
}

/**
 * Reads the command line and the variables; prints the help and returns null for `--help`.
 * @throws UsageProblem for invalid or conflicting options
 */
export function readOptions(args: readonly string[], print?: (text: string) => void) {
  const options = parsed(serveCommand(), args, print);
  if (options?.create && options.data === undefined)
    throw usageProblem(command, '--create makes the file of --data, which is missing');
  return options;
}

/** Options of `npm start`. */
export type ServeOptions = NonNullable<ReturnType<typeof readOptions>>;
