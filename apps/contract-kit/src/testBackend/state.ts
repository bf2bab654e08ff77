import { dayAt } from '../core/days.ts';

let ahead = 0;

/** Sets the server's clock ahead of the real one by seconds. */
export function setAhead(seconds: number): void {
  ahead = seconds * 1000;
}

/** The moment of the server's clock, in milliseconds. */
export function now(): number {
  return Date.now() + ahead;
}

/** A person of the independent server. */
export interface Person {
  id: number;
  name: string;
  email: string;
  secret: string;
  admin: boolean;
  confirmed: boolean;
  blocked: boolean;
  sponsor: number | null;
  since: string;
  bank: Record<string, unknown> | null;
  /** What the person has written besides name and address. */
  more: Record<string, unknown>;
  plan: { state: string; from: string | null; until: string | null };
}

/** A course, a module or a lesson, by its kind. */
export interface Item {
  id: number;
  kind: 'course' | 'module' | 'lesson';
  /** Id of the course of a module, or of the module of a lesson; 0 for a course. */
  parent: number;
  fields: Record<string, unknown>;
}

/** Everything that the independent server stores: plain JSON. */
export interface State {
  lastId: number;
  people: Person[];
  sessions: Record<string, { person: number; used: number }>;
  mailed: { token: string; person: number; use: 'confirm' | 'password'; until: number }[];
  items: Item[];
  enrolled: { person: number; course: number }[];
  marks: { person: number; lesson: number; at: string }[];
  certificates: { id: number; person: number; course: number; title: string; at: string; signature: string }[];
  withdrawals: { id: number; person: number; month: number; amount: number }[];
  videos: { id: number; person: number | null; type: string; content: string }[];
  payments: { id: number; person: number; amount: number; at: string; by: string }[];
  uses: { id: number; person: number; code: string; at: string }[];
  checkouts: { id: number; person: number; code: string; amount: number }[];
}

function person(id: number, name: string, email: string, more: Partial<Person> = {}): Person {
  const plan = { state: 'inactive', from: null, until: null };
  const base = { id, name, email, secret: 'senha-forte', admin: false, confirmed: true, blocked: false, sponsor: null };
  return { ...base, since: '2026-01-05T10:00:00-03:00', bank: null, more: {}, plan, ...more };
}

/** The initial people and courses of the independent server. */
export function newState(): State {
  const until = new Date(Date.now() + 20 * 86_400_000).toISOString();
  return {
    lastId: 500,
    people: [
      person(41, 'Zuleide', 'zuleide@kit.example', { admin: true }),
      person(42, 'Íris Núñez', 'iris@kit.example', {
        sponsor: 41,
        plan: { state: 'active', from: '2026-01-05T10:00:00-03:00', until },
      }),
      person(43, 'Olavo', 'olavo@kit.example', { sponsor: 42 }),
      ...(
        [
          ['trial', 0],
          ['trial', -1],
          ['canceled', 0],
          ['canceled', -1],
          ['trial', 0],
        ] as const
      ).map(([state, days], index) =>
        person(44 + index, `Datada ${index}`, `data${index}@kit.example`, {
          sponsor: 41,
          plan: {
            state,
            from: '2026-01-05T10:00:00-03:00',
            until: dayAt(new Date(Date.now() + days * 86_400_000)),
          },
        }),
      ),
    ],
    sessions: {},
    mailed: [],
    items: [
      { id: 71, kind: 'course', parent: 0, fields: { title: 'Comunicação', is_premium: 0 } },
      { id: 72, kind: 'module', parent: 71, fields: { title: 'Início', position: 1 } },
    ],
    enrolled: [],
    marks: [],
    certificates: [],
    withdrawals: [
      { id: 91, person: 42, month: 2, amount: 80.5 },
      { id: 92, person: 43, month: 2, amount: 80.5 },
    ],
    videos: [
      { id: 93, person: null, type: 'anuncio', content: 'https://kit.example/novidades' },
      { id: 94, person: 42, type: 'conquista', content: 'Primeiro ano' },
    ],
    payments: [{ id: 90, person: 42, amount: 250, at: '2026-01-05T10:00:00-03:00', by: 'pix' }],
    uses: [{ id: 89, person: 42, code: 'ANTIGO', at: '2026-01-05T10:00:00-03:00' }],
    checkouts: [],
  };
}

/** A new id, the same counter for all tables. */
export function nextId(state: State): number {
  state.lastId += 1;
  return state.lastId;
}
