import { operationAt, type OperationId } from '@raiz/contract';
import { readJson } from './answer.ts';
import type { CallStep, Step } from './history.ts';
import { listAt, numberAt, textAt } from './values.ts';

/** A value that a step gives to later ones, as a shell variable. */
export interface Value {
  /** Name of the variable; '' for an address, which is already known. */
  name: string;
  /** Its text in requests. */
  text: string;
  source: Step;
  /** JavaScript that reads it from the answer's JSON. */
  read: string;
  /** The course or person that it belongs to. */
  thing: string;
}

/** The step that a finding is about. */
export interface Cause {
  step: Step;
  /** Number of steps at the time of the finding. */
  end: number;
}

/** Whether a check looks at single answers, at rounds of simultaneous calls, or at how calls follow each other. */
export type Kind = 'single' | 'rounds' | 'flow';

/** The kind of a check, by its id. */
export function kindOf(check: string): Kind {
  if (/^(?:shape|fuzz)\./.test(check)) return 'single';
  return /^(?:race|pay|mail)\./.test(check) ? 'rounds' : 'flow';
}

/** A step with what it needs of earlier ones, and the courses and people that it is about. */
export interface Planned {
  step: Step;
  uses: Value[];
  gives: Value[];
  things: Set<string>;
}

/** Marks an id in a text: no request has this character. */
const mark = '\u{E000}';

function idText(kind: string, id: string | number): string {
  return `${mark}${kind}${id}${mark}`;
}

const kinds: Readonly<Record<string, string>> = {
  course: 'COURSE',
  courses: 'COURSE',
  course_id: 'COURSE',
  module: 'MODULE',
  modules: 'MODULE',
  module_id: 'MODULE',
  lesson: 'LESSON',
  lessons: 'LESSON',
  'user-by-id': 'PERSON',
  user_id: 'PERSON',
  referrer_id: 'PERSON',
};

/** Marks the ids of a text, each with its kind. */
export function marked(text: string): string {
  const replace = (all: string, before: string, name: string, between: string, id: string) => {
    const kind = kinds[name];
    return kind === undefined ? all : `${before}${name}${between}${idText(kind, id)}`;
  };
  return text
    .replaceAll(/(\/)(courses?|modules?|lessons?|user-by-id)(\/)(\d+)(?!\w)/g, replace)
    .replaceAll(/([?&])(user_id)(=)(\d+)(?!\w)/g, replace)
    .replaceAll(/(")(course_id|module_id|user_id|referrer_id)("\s*:\s*)(\d+)(?![\w.])/g, replace);
}

/** The operation of a call, or null. */
export function operationOf({ request: { method, url } }: CallStep, base: string): OperationId | null {
  return operationAt(method, url.slice(base.length).replace(/\?.*$/, ''));
}

/** An address in an answer, at the backend's base if the contract knows its path. */
function placed(address: string, base: string): string {
  return new URL(address, base).href.replace(/^https?:\/\/[^/]+\/api(?=\/)/, base);
}

const made = { createCourse: 'COURSE', createModule: 'MODULE', createLesson: 'LESSON' } as const;

/** The values that a step gives to later ones. */
function given(step: Step, base: string): Pick<Value, 'name' | 'text' | 'read'>[] {
  if (step.kind === 'mail') return [{ name: 'KEY', text: step.key, read: '' }];
  if (step.kind !== 'call' || !step.answer || step.answer.status >= 300) return [];
  const id = operationOf(step, base);
  const body = readJson(step.answer.text);
  const mail = { name: 'MAIL', text: textAt(body, '/preview_url'), read: '.preview_url' };
  switch (id) {
    case 'createCourse':
    case 'createModule':
    case 'createLesson':
      return [{ name: made[id], text: idText(made[id], numberAt(body, '/id')), read: '.id' }];
    case 'logIn':
      return [{ name: 'TOKEN', text: textAt(body, '/token'), read: '.token' }];
    case 'readProfile':
      return [{ name: 'PERSON', text: idText('PERSON', numberAt(body, '/user/id')), read: '.user.id' }];
    case 'startSubscription':
      return [{ name: 'CHECKOUT', text: textAt(body, '/checkout_url'), read: '.checkout_url' }];
    case 'listMyCertificates':
      return listAt(body, '').flatMap((row, index, rows) => {
        const address = textAt(row, '/certificate_url');
        if (!URL.canParse(address, base)) return [];
        const read = `${index === rows.length - 1 ? '.at(-1)' : `[${index}]`}.certificate_url`;
        return [{ name: 'CERTIFICATE', text: placed(address, base), read }];
      });
    case 'registerMember':
      return [{ name: '', text: textAt(readJson(step.request.body ?? ''), '/email').toLowerCase(), read: '' }, mail];
    default:
      return [mail];
  }
}

/** Everything that a step sends, with its ids marked. */
function sentBy(step: Step): string {
  if (step.kind === 'command') return Object.values(step.variables).join('\n');
  if (step.kind === 'mail') return `${step.address}\n${step.preview ?? ''}`;
  const { url, headers, body = '' } = step.request;
  return [marked(url), headers.get('authorization') ?? '', marked(body)].join('\n');
}

/** The forms of a text in requests. */
export function formsOf(text: string): string[] {
  return [...new Set([text, encodeURIComponent(text)])];
}

/** Finds what each step takes from earlier ones. */
export function planOf(steps: readonly Step[], base: string): Planned[] {
  const known = new Map<string, Value>();
  const counts = new Map<string, number>();
  return steps.map((step) => {
    const sent = sentBy(step);
    const small = sent.toLowerCase();
    const isIn = ({ name, text }: Value) =>
      name === '' ? small.includes(text) : formsOf(text).some((form) => sent.includes(form));
    const uses = [...known.values()].filter(isIn);
    const [first] = uses;
    const gives = given(step, base)
      // The ids of the accounts stay; new people have a token of their own.
      .filter(({ name, text }) => text.length >= 6 && (name !== 'PERSON' || uses.some((one) => one.read === '.token')))
      .map(({ name, text, read }): Value => {
        const count = (counts.get(name) ?? 0) + 1;
        counts.set(name, count);
        return { name: name === '' ? '' : `${name}${count}`, text, read, source: step, thing: first?.thing ?? text };
      });
    for (const value of gives) if (value.name !== '' || !known.has(value.text)) known.set(value.text, value);
    return { step, uses, gives, things: new Set([...uses, ...gives].map(({ thing }) => thing)) };
  });
}

/** Whether a step may change something. A GET without an operation opens the link of a mail. */
export function changes(step: Step, base: string): boolean {
  if (step.kind !== 'call') return step.kind === 'command';
  const id = operationOf(step, base);
  return id === null ? step.request.method === 'GET' : step.request.method !== 'GET' && id !== 'logIn';
}

/** The token of a call; null for a visitor, and for other steps. */
function callerOf(step: Step): string | null {
  return step.kind === 'call' ? step.request.headers.get('authorization') : null;
}

/** Maximum number of GET requests that show the result of a write. */
const maxReads = 6;

/** Whether two steps call the same address as the same person, or are the same command. */
export function isAlike(one: Step, other: Step): boolean {
  if (one.kind === 'command') return other.kind === 'command' && one.command === other.command;
  if (one.kind !== 'call' || other.kind !== 'call') return false;
  const keyOf = ({ request: { method, url, headers } }: CallStep) =>
    `${method} ${url} ${headers.get('authorization') ?? ''}`;
  return keyOf(one) === keyOf(other);
}

/** Which of the writes before a finding to repeat. */
export interface Scope {
  kind: Kind;
  /** Whether to omit those about other courses and people. */
  isNarrow: boolean;
  base: string;
}

/** The writes before a step, with their mails; of several rounds of simultaneous calls the last. */
function causesOf(before: readonly Planned[], target: Planned, { kind, isNarrow, base }: Scope): Planned[] {
  const writes = before.filter(({ step }) => changes(step, base));
  const isAtOnce = ({ step }: Planned) =>
    writes.some((one) => one.step !== step && one.step.together === step.together);
  const rounds = [...new Set(writes.filter(isAtOnce).map(({ step }) => step.together))];
  const round = (kind === 'rounds' ? rounds.at(-2) : undefined) ?? 0;
  const isLater = ({ step }: Planned) => step.together > round;
  const later = new Set((isNarrow ? [target] : before.filter(isLater)).flatMap(({ things }) => [...things]));
  const isWanted = (one: Planned) =>
    (isLater(one) && !isNarrow) ||
    ((isLater(one) || !isAtOnce(one)) && (one.things.size === 0 || [...one.things].some((thing) => later.has(thing))));
  const isSame = ({ step }: Planned) => step === target.step || step.together === target.step.together;
  if (kind === 'single') return writes.filter((one) => isAtOnce(one) && isSame(one));
  return before.filter((one) => one.step.kind === 'mail' || writes.includes(one)).filter(isWanted);
}

/** The reads that show a write: those of its caller, or of anybody after a visitor's write. */
function readsAfter(plan: readonly Planned[], target: Step, base: string): Planned[] {
  if (!changes(target, base)) return [];
  const isRead = ({ step }: Planned) =>
    step.together > target.together && !changes(step, base) && [callerOf(step), null].includes(callerOf(target));
  return plan.filter(isRead).slice(0, maxReads);
}

/** What the check read before the last of some writes, or before this one, for comparison. */
function readBefore(before: readonly Planned[], writes: readonly Planned[], target: Step, base: string): Planned[] {
  const last = writes.findLast(({ step }) => step !== target && step.kind !== 'mail');
  const until = before.findIndex((one) => one === last || one.step === target);
  const same = before.slice(0, until).findLast(({ step }) => isAlike(step, target) && !changes(step, base));
  return same ? [same] : [];
}

/** The steps that undo the needed ones. */
function undoOf(plan: readonly Planned[], needed: ReadonlySet<Step>, { kind, base }: Scope): Planned[] {
  return plan.filter(({ step, uses }) => {
    if (!step.isUndo || !changes(step, base)) return false;
    const isOwn = uses.length > 0 && uses.every(({ source }) => needed.has(source));
    return isOwn || (kind !== 'single' && uses.length === 0 && [...needed].some((one) => isAlike(one, step)));
  });
}

/** Adds the steps whose values the needed steps use. */
function addSources(plan: readonly Planned[], needed: Set<Step>): void {
  for (const { step, uses } of plan.toReversed())
    if (needed.has(step)) for (const { source } of uses) needed.add(source);
}

/**
 * The steps to repeat for a finding: the changes before it, and what those need. Single answers need no state except
 * their own rows.
 */
export function neededSteps(plan: readonly Planned[], { step: target, end }: Cause, scope: Scope): Set<Step> {
  const needed = new Set<Step>([target]);
  const about = plan.find(({ step }) => step === target);
  if (!about) return needed;
  const isBefore = ({ step }: Planned) => step.together <= target.together && (!step.isUndo || step === target);
  const before = plan.filter(isBefore);
  const writes = causesOf(before, about, scope);
  for (const { step } of writes) needed.add(step);
  if (scope.kind !== 'single') {
    for (const { step } of readsAfter(plan.slice(0, end), target, scope.base)) needed.add(step);
    for (const { step } of readBefore(before, writes, target, scope.base)) needed.add(step);
  }
  addSources(plan, needed);
  for (const { step } of undoOf(plan, needed, scope)) needed.add(step);
  addSources(plan, needed);
  return needed;
}
