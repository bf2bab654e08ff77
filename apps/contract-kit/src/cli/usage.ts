/** An invalid command line or file: one sentence that says what to do. */
export class UsageProblem extends Error {
  override name = 'UsageProblem';
}

export const usage = `Usage: npx --no-install raiz-contract --base-url URL [options]

Checks a backend against openapi.yaml and says where it differs: call, field, expected, got.

Backend and accounts
  --base-url URL          where the API is, for example http://127.0.0.1:4010/api
  --header 'NAME: VALUE'  a header of every call, as a gateway wants it: 'X-Api-Key: …'; may be repeated. Reports hide its value
  --member WHO            account of a member with a valid subscription
  --other WHO             account of a member without one
  --admin WHO             account of an administrator; WHO is EMAIL:PASSWORD or token:TOKEN
  --voucher-full CODES    vouchers of 100 % that nobody has used, separated by commas; three of them find most
                          (destructive checks)
  --voucher-partial CODE  a smaller voucher (destructive checks)
  --demo                  use the demo people and vouchers of our mock server
  --config FILE           read all this from a JSON file: baseUrl, headers, member, other, admin,
                          vouchers;
                          there also accounts and vouchers of certain dates: trial, trialOver, canceled, canceledOver,
                          and in vouchers expired and lastDay

What is checked
  --level LEVEL           shape (single answers), flow (and business flows; default), fuzz (and generated requests)
  --read-only             only calls that change nothing
  --destructive           also checks that change the accounts permanently: registrations, passwords, bank data,
                          vouchers, cancellation. Without it the kit removes only what it created itself
  --only IDS              only checks whose id starts with one of these, separated by commas: shape.token,flow.bank
  --step N                only the checks of step N of docs/backend.md, 3 to 9: those that can pass once that step is built
  --seed N                seed of the generated requests (default: a new one, which is printed)
  --runs N                generated requests for each operation (default: 60)
  --timeout N             seconds that one answer may take (default: 10)
  --limit N               minutes that the whole run may take (default: 60)
  --parallel N            calls that a check sends at once (default: 8)
  --complete              fail when a check is skipped or left out; the report names the option that it wants

What the kit may use
  --mailbox WHERE         where the backend's mails can be read, for confirmation and recovery: a folder of .eml files,
                          the address of Mailpit (http://127.0.0.1:8025), or "preview" for preview_url in the answers
                          (default with --demo)
  --expire COMMAND        makes the links mailed so far expire, to see that they do
  --block COMMAND         blocks the account whose id is in CONTRACT_ID and whose e-mail address in CONTRACT_EMAIL, to
                          see that it is refused; it is one that the kit has registered
  --pay COMMAND           reports a payment as the payment provider does, to the backend's webhook: of the checkout whose
                          address is in CONTRACT_CHECKOUT, as CONTRACT_REPORT says: "signed", "unsigned" (without a
                          signature) or "altered" (changed after it was signed). It ends with 0 whatever is answered
  --clock COMMAND         sets the backend's clock, for the rules that depend on the day: CONTRACT_AHEAD seconds ahead
                          of the real time, 0 at the end
  --restart COMMAND       kills the backend and starts it again, for the checks of what survives; "ask" shows a
                          prompt. It must kill (SIGKILL), not only ask it to end: docker compose kill api, then up

Reports
  --junit FILE            for build servers: JUnit XML with one suite per level
  --html FILE             for people: one self-contained page
  --json FILE             for programs: every check with its findings
  --summary FILE          for pull requests: Markdown

Instead of a run
  --list                  list the checks
  --version               print the version of the contract
  --help, -h              print this text

Passwords are better kept out of the command line: CONTRACT_BASE_URL, CONTRACT_MEMBER, CONTRACT_OTHER and CONTRACT_ADMIN
in the environment, or --config, do the same. HTTP_PROXY, HTTPS_PROXY and NO_PROXY in the environment are obeyed. Exit code: 0 no differences, 1 differences (with --complete also: a check
left out), 2 something kept checks from being made (the backend, an account, a command that failed), 129, 130 and 143 ended by a signal (Ctrl+C): then the kit first removes what it created, and a second signal ends it at once.
`;

/** A problem with the command line, with a pointer to the usage. */
export function problem(what: string): UsageProblem {
  return new UsageProblem(`${what}: run "npx --no-install raiz-contract --help" to see the options.`);
}
