import { operations, type OperationId } from '@raiz/contract';
import type { Database } from '@raiz/mock-server';
import { inputsOf } from '../core/contract.ts';
import { isObject, listAt } from '../core/values.ts';
import { after, asAdmin, forgets, has, type Plant, refuses, restatus, shows, takes, text } from './plant.ts';

/** A defect that is made from what the checks read and send. */
export interface Mutant {
  /** "readProfile 200 /user/email another value". */
  name: string;
  /** The answers that show it: "readProfile 200". */
  answers: string;
  over: Plant;
}

/** The answers of an operation with a status, as the good server gives them. */
export interface Answers {
  id: OperationId;
  status: number;
  /** The values at each place: "/user/email"; a list itself is "/indicados/*". */
  places: Map<string, Set<unknown>>;
  /** The tables that the calls have changed. */
  tables: Set<keyof Database>;
}

/** What a backend may add to a refusal, and texts for people: `docs/api-decisions.md#common-errors`. */
const optional = /^\/(?:code|fields|message)\b/;

/** Adds the values of a body to those at its places; null tells no type. */
export function addPlaces(places: Answers['places'], value: unknown, place = ''): void {
  const add = (one: string) => places.set(one, (places.get(one) ?? new Set()).add(value));
  if (value === null || value === undefined || optional.test(place)) return;
  if (Array.isArray(value)) {
    add(`${place}/*`);
    for (const row of value) addPlaces(places, row, `${place}/*`);
  } else if (isObject(value))
    for (const [name, one] of Object.entries(value)) addPlaces(places, one, `${place}/${name}`);
  else add(place);
}

/** Another value of the same type: of few words another one, of flags the other one. */
function another(value: unknown, known: ReadonlySet<unknown>): unknown {
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value === 0 || value === 1 ? 1 - value : value + 1;
  if (typeof value !== 'string') return value;
  const word = known.size < 7 && [...known].find((one) => one !== value && /^\p{L}+$/u.test(String(one)));
  if (typeof word === 'string') return word;
  return /^\d{4}-/.test(value) ? `${Number(value.slice(0, 4)) - 1}${value.slice(4)}` : `${value}x`;
}

function ofAnotherType(value: unknown): unknown {
  return typeof value === 'string' ? [value] : value === null ? null : JSON.stringify(value);
}

function copyOf(row: unknown): unknown {
  return isObject(row) && 'id' in row ? { ...row, id: 987_654 } : row;
}

const rowChanges = {
  'a row less': (rows: unknown) => listAt(rows, '').slice(0, -1),
  'a row more': (rows: unknown) => [...listAt(rows, ''), ...listAt(rows, '').slice(-1).map(copyOf)],
  'another order': (rows: unknown) => listAt(rows, '').toReversed(),
};

function ofPlace({ id, status }: Answers, place: string, known: ReadonlySet<unknown>): [string, Plant][] {
  const field = place.replace(/\/\*$/, '');
  const values = {
    'left out': () => undefined,
    // Texts of errors are for people.
    ...(place === '/error' ? {} : { 'another value': (value: unknown) => another(value, known) }),
    'another type': ofAnotherType,
  };
  return Object.entries(field === place ? values : rowChanges).map(([kind, change]) => [
    `${status} ${field} ${kind}`,
    shows(id, field.slice(1).replaceAll('/', '.'), (value: unknown) => change(value), status),
  ]);
}

const textChanges = {
  trimmed: text((raw) => raw.trim()),
  'with single blanks': text((raw) => raw.replaceAll(/\s+/g, ' ')),
  'in small letters': text((raw) => raw.toLowerCase()),
  'cut after 50': text((raw) => raw.slice(0, 50)),
  escaped: text((raw) => raw.replaceAll('<', '&lt;')),
  'without accents': text((raw) => raw.normalize('NFD').replaceAll(/\p{M}/gu, '')),
};

const refusedTexts = { 'in capitals': /\p{Lu}{3}/u, 'with markup': /</, 'of few letters': /^\S{1,3}$/ };

/** What an operation takes in another way, or refuses. */
function ofInputs(id: OperationId): [string, Plant][] {
  return Object.entries(inputsOf(id).fields).flatMap(([field, { type, format, pattern, enum: words }]) => {
    const isText = [type].flat().includes('string') && !format && !pattern && !words;
    const kinds: [string, Plant][] = [['not taken', takes(id, field, () => undefined)]];
    for (const [kind, change] of Object.entries(isText ? textChanges : {}))
      kinds.push([kind, takes(id, field, change)]);
    for (const [kind, one] of Object.entries(isText ? refusedTexts : {}))
      kinds.push([`refused ${kind}`, refuses(id, has(field, one))]);
    return kinds.map(([kind, over]): [string, Plant] => [`${field} ${kind}`, over]);
  });
}

type Row = Record<string, unknown>;

function rowsOf(db: Database, table: keyof Database): Row[] {
  return db[table].map((row: object) => Object(row));
}

/** The rows of a table that a call has made or changed. */
function newRows(db: Database, before: Database, table: keyof Database): Row[] {
  const old = new Set(rowsOf(before, table).map((row) => JSON.stringify(row)));
  return rowsOf(db, table).filter((row) => !old.has(JSON.stringify(row)));
}

const isKey = (name: string) => /^(?:id|.*_id|email|token|key|code)$/.test(name);

/** What becomes of a table that an operation changes. */
function ofTable(id: OperationId, table: keyof Database): [string, Plant][] {
  const lost = after(id, ({ db }, before) => Object.assign(db, { [table]: newRows(db, before, table) }));
  const spread = after(id, ({ db }, before) => {
    for (const made of newRows(db, before, table)) {
      const fields = Object.fromEntries(Object.entries(made).filter(([name]) => !isKey(name)));
      for (const row of rowsOf(db, table)) Object.assign(row, fields);
    }
  });
  return [
    [`${table} not kept`, forgets(id, table)],
    [`${table} of others lost`, lost],
    [`${table} of others changed`, spread],
  ];
}

/** The defects of an operation that show in its answers with a status. */
export function mutantsOf(answers: Answers): Mutant[] {
  const { id, status, places, tables } = answers;
  const other = status === 400 ? 422 : status === 200 ? 201 : status < 300 ? 200 : 400;
  const { access, method } = operations[id];
  const isWrite = status < 300 && method !== 'GET';
  const all: [string, Plant][] = [
    [`${status} as ${other}`, restatus(id, status, other)],
    ...[...places].flatMap(([place, known]) => ofPlace(answers, place, known)),
    ...(isWrite ? ofInputs(id) : []),
    // Every check that makes a course deletes it: that each deletion is looked at has rows of its own.
    ...(method === 'DELETE' ? [] : [...tables].flatMap((table) => ofTable(id, table))),
  ];
  if (status === 401 && (access === 'member' || access === 'admin'))
    all.push(['open to visitors', asAdmin(id, ({ request }) => !request.headers.has('authorization'))]);
  if (status === 403 && access === 'admin') all.push(['open to members', asAdmin(id)]);
  return all.map(([name, over]) => ({ name: `${id} ${name}`, answers: `${id} ${status}`, over }));
}
