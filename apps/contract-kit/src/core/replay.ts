import type { CallStep, CommandStep, MailStep, Step } from './history.ts';
import {
  type Cause,
  changes,
  isAlike,
  kindOf,
  formsOf,
  neededSteps,
  marked,
  operationOf,
  type Planned,
  type Value,
} from './plan.ts';
import { curlLine } from './reproduce.ts';
import type { Secrets } from './secrets.ts';

/** The data of a run that lines for a shell need. */
export interface Setting {
  /** Base address of the contract's paths. */
  base: string;
  secrets: Secrets;
  /** Part of each address and title that the run creates: a repetition must use another. */
  stamp: string;
  /** The text of each given command. */
  commands: Readonly<Partial<Record<CommandStep['command'], string>>>;
  /** The shell command that reads the newest mail: see `Mailbox`. */
  mailShell: string;
  /** Permanent changes that earlier checks made to the accounts. */
  lasting: CallStep[];
  /** The arguments of the run's command line. */
  whole: readonly string[];
}

/** Maximum number of steps that a user would paste. */
const max = 60;

/** The lines of one finding for a shell: the steps that create the state, the call itself, and those that undo it. */
class Script {
  private readonly names: Set<string>;
  private readonly lines: string[] = [];

  constructor(
    private readonly plan: readonly Planned[],
    private readonly needed: ReadonlySet<Step>,
    private readonly target: Step,
    private readonly setting: Setting,
  ) {
    const used = plan.filter(({ step }) => needed.has(step)).flatMap(({ uses }) => uses);
    this.names = new Set(used.map(({ name }) => name).filter((name) => name !== ''));
  }

  /** The variables of a step's text. */
  private own({ uses }: Planned): Map<string, string> {
    const { stamp } = this.setting;
    const values = uses.flatMap(({ name, text }) =>
      name === '' ? [] : formsOf(text).map((form): [string, string] => [form, name]),
    );
    return new Map([[stamp, 'RUN'], [stamp.toUpperCase(), 'RUN'], ...values]);
  }

  private word(text: string, planned: Planned): string {
    return this.setting.secrets.word(text, this.own(planned));
  }

  private curl(step: CallStep, planned: Planned, options: string, suffix = ''): string {
    const own = this.own(planned);
    // Ids of older rows stay unchanged.
    const text = (all: string) =>
      marked(all).replaceAll(/\u{E000}[A-Z]+(\d+)\u{E000}/gu, (form, id: string) => (own.has(form) ? form : id));
    const { method, url, headers, body } = step.request;
    const request = { method, url: text(url) + suffix, headers, body: body === undefined ? undefined : text(body) };
    return curlLine(request, this.setting.secrets, { options, own });
  }

  /** The values of a step that later ones use. */
  private wanted({ gives }: Planned): Value[] {
    return gives.filter(({ name }) => this.names.has(name));
  }

  /** Lines that read values from an answer, and show them. */
  private reads(planned: Planned, answer: string): string[] {
    return this.wanted(planned).map(({ name, read }) => {
      const { base, secrets } = this.setting;
      const value = name.startsWith('CERTIFICATE') ? locatedIn(read, base) : `JSON.parse(fs.readFileSync(0))${read}`;
      return `${name}=$(${answer} | node -p ${secrets.word(value)}); echo "${name}: $${name}"`;
    });
  }

  private call(step: CallStep, planned: Planned): void {
    const isTarget = step === this.target;
    const { base } = this.setting;
    const wanted = this.wanted(planned).length;
    if (wanted === 0) {
      // Earlier answers to the same call are relevant, too.
      const isRead = !changes(step, base) || isAlike(step, this.target);
      const quiet = `-s -o /dev/null -w '${operationOf(step, base) ?? 'link'}: %{http_code} %{redirect_url}\\n'`;
      this.lines.push(this.curl(step, planned, isTarget ? '-i' : isRead ? '-s' : quiet));
      if (isTarget || isRead) this.lines.push('echo');
    } else if (wanted === 1 && !isTarget) {
      this.lines.push(...this.reads(planned, this.curl(step, planned, '-s')));
    } else {
      this.lines.push(`ANSWER=$(${this.curl(step, planned, '-i')})`, `printf '%s\\n' "$ANSWER"`);
      this.lines.push(...this.reads(planned, `printf %s "$ANSWER" | tail -n 1`));
    }
  }

  private atOnce(group: readonly Planned[]): void {
    const calls = group.map((planned) => {
      const { step } = planned;
      return step.kind === 'call' ? this.curl(step, planned, '-s -i') : this.command(planned);
    });
    const [first] = group;
    const isSame = new Set(calls).size === 1 && calls[0]?.startsWith('curl ') === true;
    const lines =
      isSame && first?.step.kind === 'call'
        ? [this.curl(first.step, first, `${atOnce} -s -i -o "$D/#1"`, `#[1-${calls.length}]`)]
        : linesAtOnce(calls);
    this.lines.push('D=$(mktemp -d)', ...lines, 'tail -n +1 "$D"/*', `printf '\\nAfter these:\\n'`);
    for (const [index, planned] of group.entries())
      this.lines.push(...this.reads(planned, `tail -n 1 "$D/${index + 1}"`));
  }

  private command(planned: Planned): string {
    const { step } = planned;
    if (step.kind !== 'command') return '';
    const { command, moment } = step;
    const until = moment === null ? '' : new Date(moment).toISOString();
    const ahead = `$(node -p 'Math.round((Date.parse("${until}") - Date.now()) / 1000)')`;
    const variables = Object.entries(step.variables).map(
      ([name, value]) => `${name}=${name === 'CONTRACT_AHEAD' && until !== '' ? ahead : this.word(value, planned)}`,
    );
    return [...variables, 'sh -c', this.word(this.setting.commands[command] ?? 'true', planned)].join(' ');
  }

  private one(planned: Planned): void {
    const { step } = planned;
    if (step.kind === 'call') this.call(step, planned);
    else if (step.kind === 'mail') this.mail(step, planned);
    else this.lines.push(`${this.command(planned)}; echo`);
    const mayEnd = step.kind === 'command' && (step.command === 'clock' || step.command === 'restart');
    const courses = this.setting.secrets.word(`${this.setting.base}/courses`);
    if (mayEnd) this.lines.push(`until curl -s -f -o /dev/null ${courses}; do sleep 1; done`);
  }

  private mail({ address, preview, link, key }: MailStep, planned: Planned): void {
    const [before = ''] = link.split(encodeURIComponent(key));
    const [marker = ''] = key === '' ? [] : (/[^/?&=]*[/=]$/.exec(before) ?? []);
    const parts = (text: string) => [address, preview ?? '', text].map((one) => this.word(one, planned)).join(' ');
    const [{ name } = { name: 'KEY' }] = this.wanted(planned);
    this.lines.push(
      `for N in 1 2 3 4 5; do ${name}=$(key_of_mail ${parts(marker)}); [ -n "$${name}" ] && break; sleep 1; done; echo "${name}: $${name}"`,
    );
    // A mail that the kit read after the call of the finding.
    if (marker !== '' && planned.step.together > this.target.together)
      this.lines.push(`key_of_mail ${parts('')}; echo`);
  }

  text(): string {
    const steps = this.plan.filter(({ step }) => this.needed.has(step));
    for (const [index, planned] of steps.entries()) {
      const { together } = planned.step;
      if (steps[index - 1]?.step.together === together) continue;
      const group = steps.filter(({ step }) => step.together === together && step.kind !== 'mail');
      if (group.length > 1) this.atOnce(group);
      else this.one(planned);
    }
    const all = this.lines.join('\n');
    const before = [
      ...(/\$\{?RUN\b/.test(all) ? [`RUN=$(node -p 'String(Date.now()).slice(-8)')`] : []),
      ...(all.includes('key_of_mail') ? [`key_of_mail() { ${this.setting.mailShell} "$@"; }`] : []),
    ];
    const [only = ''] = this.lines;
    return this.needed.size === 1 && before.length === 0 ? only : `( ${[...before, all].join('\n')} )`;
  }
}

/** Options of curl for simultaneous calls: they start closer together than those of separate processes. */
const atOnce = '-Z --parallel-immediate --parallel-max 64 --no-progress-meter';

/** Lines that send several calls, or run commands, simultaneously; each writes to its own file. */
function linesAtOnce(calls: readonly string[]): string[] {
  if (calls.every((call) => call.startsWith('curl '))) {
    const own = calls.map((call, index) => call.replace('curl', `-o "$D/${index + 1}"`));
    return [`curl ${atOnce} ${own.join(' \\\n  --next ')}`];
  }
  return [...calls.map((call, index) => `${call} > "$D/${index + 1}" &`), 'wait'];
}

/** JavaScript that reads an address from an answer, at the backend's base if the contract knows its path. */
function locatedIn(read: string, base: string): string {
  const href = `new URL(JSON.parse(fs.readFileSync(0))${read}, "${base}").href`;
  return `${href}.replace(/^https?:\\/\\/[^/]+\\/api(?=\\/)/, "${base}")`;
}

/**
 * Lines for a shell that reproduce a finding: one line where one call is enough, else also the lines that create the
 * state. A check with too many steps to paste, or with a kill in the middle, runs again as a whole.
 */
export function scriptOf(plan: readonly Planned[], cause: Cause, check: string, setting: Setting): string {
  const isKilled = (one: Step) =>
    one.kind === 'command' &&
    one.command === 'restart' &&
    plan.some(({ step }) => step !== one && step.together === one.together);
  const isAboutOne = plan.some(({ step, things }) => step === cause.step && things.size > 0);
  for (const isNarrow of isAboutOne ? [false, true] : [false]) {
    const needed = neededSteps(plan, cause, { kind: kindOf(check), isNarrow, base: setting.base });
    if ([...needed].some(isKilled)) break;
    if (needed.size <= max) return new Script(plan, needed, cause.step, setting).text();
  }
  return wholeLine(check, setting);
}

/** The line that runs a check again. */
function wholeLine(check: string, { whole, secrets }: Setting): string {
  const parts = whole.map((word) => (/^[\w./:=,-]+$/.test(secrets.masked(word)) ? word : secrets.word(word)));
  return ['npx --no-install raiz-contract', ...parts, `--only ${check}`].join(' ');
}
