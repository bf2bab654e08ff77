import { Option } from '@commander-js/extra-typings';
import { collected, commandLine, usageProblem, type UsageProblem, wholeNumber } from '@raiz/contract/commandLine';
import { firstStep, lastStep } from '../checks/steps.ts';
import { document } from '../core/contract.ts';

const name = 'npx --no-install raiz-contract';

/** Creates a problem of the command line, with a pointer to the help. */
export function problem(what: string): UsageProblem {
  return usageProblem(name, what);
}

/** The command line of the kit. */
export function kitCommand() {
  return commandLine(name)
    .usage('--base-url <url> [options]')
    .description('Checks a backend against openapi.yaml and says where it differs: call, field, expected, got.')
    .optionsGroup('Backend and accounts:')
    .addOption(
      new Option('--base-url <url>', 'where the API is, for example http://127.0.0.1:4010/api').env(
        'CONTRACT_BASE_URL',
      ),
    )
    .option(
      '--header <name: value>',
      "a header of every call, as a gateway wants it: 'X-Api-Key: …'; may be repeated. Reports hide its value",
      collected,
    )
    .addOption(
      new Option('--member <who>', 'account of a member with a valid subscription; EMAIL:PASSWORD or token:TOKEN').env(
        'CONTRACT_MEMBER',
      ),
    )
    .addOption(new Option('--other <who>', 'account of a member without one').env('CONTRACT_OTHER'))
    .addOption(new Option('--admin <who>', 'account of an administrator').env('CONTRACT_ADMIN'))
    .option(
      '--voucher-full <codes>',
      'vouchers of 100 % that nobody has used, separated by commas; docs/backend.md says how many find most (destructive checks)',
    )
    .option('--voucher-partial <code>', 'a smaller voucher (destructive checks)')
    .option('--demo', 'use the demo people and vouchers of our mock server')
    .option(
      '--config <file>',
      'read all this from a JSON file: baseUrl, headers, member, other, admin, vouchers; there also accounts and vouchers of certain dates: trial, trialToCancel, trialOver, canceled, canceledOver, and in vouchers expired and lastDay',
    )
    .optionsGroup('What is checked:')
    .addOption(
      new Option('--level <level>', 'shape is single answers, flow also business flows')
        .choices(['shape', 'flow'])
        .default('flow'),
    )
    .option('--read-only', 'only calls that change nothing')
    .addOption(
      new Option(
        '--destructive',
        'also checks that change the accounts permanently: registrations, passwords, bank data, vouchers, cancellation. Without it the kit removes only what it created itself',
      ).conflicts('readOnly'),
    )
    .addOption(
      new Option(
        '--keep',
        'leave the courses that the run made, and name them in the reports. Accounts and clock are set right all the same',
      ).conflicts('readOnly'),
    )
    .option('--only <ids>', 'only checks whose id starts with one of these, separated by commas: shape.token,flow.bank')
    .option(
      '--step <n>',
      `only the checks of step N of docs/backend.md, ${firstStep} to ${lastStep}: those that can pass once that step is built`,
      wholeNumber(firstStep, lastStep),
    )
    .option('--timeout <n>', 'seconds that one answer may take', wholeNumber(1, 600), 10)
    .option('--limit <n>', 'minutes that the whole run may take', wholeNumber(1, 1440), 60)
    .option('--parallel <n>', 'calls that a check sends at once', wholeNumber(2, 64), 8)
    .option('--complete', 'fail when a check is skipped or left out; the report names the option that it wants')
    .optionsGroup('What the kit may use:')
    .option(
      '--mailbox <where>',
      `where the backend's mails can be read, for confirmation and recovery: a folder of .eml files, the address of Mailpit (http://127.0.0.1:8025), or "preview" for preview_url in the answers (default with --demo)`,
    )
    .option('--expire <command>', 'makes the links mailed so far expire, to see that they do')
    .option(
      '--block <command>',
      'blocks the account whose id is in CONTRACT_ID and whose e-mail address in CONTRACT_EMAIL, to see that it is refused; it is one that the kit has registered',
    )
    .option(
      '--pay <command>',
      `reports a payment as the payment provider does, to the backend's webhook: of the checkout whose address is in CONTRACT_CHECKOUT, as CONTRACT_REPORT says: "signed", "unsigned" (without a signature) or "altered" (changed after it was signed). It ends with 0 whatever is answered, and may print the status of the answer, which is then checked`,
    )
    .option(
      '--clock <command>',
      "sets the backend's clock, for the rules that depend on the day: CONTRACT_AHEAD seconds ahead of the real time, 0 at the end",
    )
    .option(
      '--restart <command>',
      'kills the backend and starts it again, for the checks of what survives; "ask" shows a prompt. It must kill (SIGKILL), not only ask it to end: docker compose kill api, then up',
    )
    .optionsGroup('Reports:')
    .option('--junit <file>', 'for build servers: JUnit XML with one suite per level')
    .option('--html <file>', 'for people: one self-contained page')
    .option('--json <file>', 'for programs: every check with its findings')
    .option('--summary <file>', 'for pull requests: Markdown')
    .optionsGroup('Instead of a run:')
    .helpOption('-h, --help', 'show this text')
    .option('--list', 'list the checks')
    .version(
      `raiz-contract for version ${document.info.version} of the contract`,
      '--version',
      'print the version of the contract',
    )
    .addHelpText(
      'after',
      `
Passwords are better kept out of the command line, in --config or in the
environment. HTTP_PROXY, HTTPS_PROXY and NO_PROXY in the environment are obeyed.

Exit code:
  0               no differences
  1               differences (with --complete also: a check left out)
  2               something kept checks from being made (the backend, an
                  account, a command that failed)
  129, 130, 143   ended by a signal (Ctrl+C): then the kit first removes what it
                  created, and a second signal ends it at once`,
    );
}
