/** Ends a check whose next steps would make no sense; the reason is already recorded. */
export class Stop extends Error {
  override name = 'Stop';
}

/** Ends a check that is impossible with these accounts; the message says why. */
export class Skip extends Error {
  override name = 'Skip';
}

/** One difference between the backend and the contract, with what a backend team needs to find its cause. */
export interface Finding {
  /** Id of the check that found it. */
  check: string;
  /** The rule in the documents of the kit: `docs/api-decisions.md#dates`. */
  rule: string;
  /** The call as a sentence: `GET /perfil as member`. */
  call: string;
  /** Part of the answer: `status`, `header Allow`, or a field (`$.user.is_admin`). */
  field: string;
  /** What the contract requires. */
  expected: string;
  /** What the backend sent. */
  got: string;
  /** What the portal logs about it, for a field of the body. */
  sentence?: string;
  /** The calls of the check before it, each with its status. */
  before: readonly string[];
  /** A line for a shell that makes the call again; none for what a command of the user showed. */
  curl?: string;
  /** Where else the check met the same. */
  more: string[];
}

/** The operation of a call, without caller and content. */
export function operationIn({ call }: Pick<Finding, 'call'>): string {
  return call.split(' as ')[0]?.replaceAll(/\d+/g, '*').replace(/\?.*$/, '') ?? call;
}

/**
 * The key that findings of one cause share, whichever row and number they have. The operation belongs to the cause, but
 * not to what a framework does with all of them: its own words instead of an answer, a missing header.
 */
export function causeOf(finding: Finding): string {
  const { field, expected, got } = finding;
  const [, strange] = /^(\d{3} with [^:]+)/.exec(got) ?? [];
  if (field === '$' && strange !== undefined) return strange;
  const operation = field.startsWith('header ') ? '' : operationIn(finding);
  const values = field === 'status' ? [expected, got] : [expected, got].map((text) => text.replaceAll(/\d+/g, '*'));
  return [operation, field.replaceAll(/\d+/g, '*'), ...values].join('\n');
}

/** Where a finding is, and what differs from another of its cause. */
export function placeText({ call, field, expected, got }: Finding, first: Finding): string {
  const isSame = expected === first.expected && got === first.got;
  return `${call}${field === first.field ? '' : `, ${field}`}${isSame ? '' : `: expected ${expected}, got ${got}`}`;
}

/** Maximum number of places that a report names. */
const maxPlaces = 5;

/** What helps to fix a finding, by name: the same in every report. */
function helpOf(finding: Finding): [name: string, text: string][] {
  const { rule, sentence, more, before, curl, check } = finding;
  const left = more.length > maxPlaces ? ` and ${more.length - maxPlaces} more` : '';
  const help: [string, string | undefined][] = [
    ['The portal logs', sentence],
    ['Rule', rule],
    [
      `${more.length} more place${more.length === 1 ? '' : 's'}`,
      more.length === 0 ? undefined : `${more.slice(0, maxPlaces).join('; ')}${left}`,
    ],
    ['Before', before.length === 0 ? undefined : before.join(', ')],
    ['Call', curl],
    ['Again', `the same command with -t ${check}`],
  ];
  return help.flatMap(([name, text]): [string, string][] => (text === undefined ? [] : [[name, text]]));
}

/** A finding in lines: the call, what differs, and what helps to fix it. */
export function findingLines(finding: Finding): string[] {
  const { call, field, expected, got } = finding;
  const help = helpOf(finding).map(([name, text]) => `${name}: ${text}`);
  return [call, `${field}: expected ${expected}, got ${got}`, ...help];
}

/** A field as findings name it: `$.user.name` for the pointer `/user/name`. */
export function fieldName(pointer: string): string {
  if (pointer === '' || pointer === 'body') return '$';
  const [, path = '', rest = ''] = /^((?:\/[^/ ]*)*)(.*)$/s.exec(pointer) ?? [];
  if (path === '') return pointer;
  const parts = path.split('/').slice(1);
  const named = parts.map((part) => {
    if (/^(?:\d+|\*)$/.test(part)) return `[${part}]`;
    return /^\w+$/.test(part) ? `.${part}` : `[${JSON.stringify(part)}]`;
  });
  return `$${named.join('')}${rest}`;
}

/** Maximum length of a value in a finding; reports shorten longer ones. */
const longest = 160;

/** A long list or object with its first fields and the number of the others. */
function brief(value: object): string {
  const isList = Array.isArray(value);
  // The id says which row it is.
  const entries = Object.entries(value).sort(([a], [b]) => Number(b === 'id') - Number(a === 'id'));
  const parts = entries.map(([name, inner]) => {
    const text = JSON.stringify(inner) ?? 'null';
    const shortened = text.length > longest / 4 ? `${text.slice(0, longest / 4)}…` : text;
    return isList ? shortened : `${JSON.stringify(name)}:${shortened}`;
  });
  let [shortened, length] = [0, 0];
  while (shortened < parts.length && length < longest) length += parts[shortened++]?.length ?? 0;
  const more = shortened < parts.length ? `, and ${parts.length - shortened} more` : '';
  const inside = `${parts.slice(0, shortened).join(',')}${more}`;
  return isList ? `[${inside}]` : `{${inside}}`;
}

/** A value as findings show it: JSON on one line, shortened. `undefined` is "nothing". */
export function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  if (text.length <= longest) return text;
  return typeof value === 'object' && value !== null ? brief(value) : `${text.slice(0, longest)}…`;
}
