import type { Kit } from './kit.ts';
import type { Need } from './tools.ts';

/**
 * What a check may change: `read` nothing; `own` only what it creates and removes itself (courses); `change` the
 * accounts, partly permanently (canceled subscription, used voucher, new member).
 */
export type Effect = 'read' | 'own' | 'change';

/** One check of the kit. */
export interface Check {
  /** Stable name, for `-t`: `flow.bank`. */
  id: string;
  /** What a passing check proves, as a sentence. */
  title: string;
  effect: Effect;
  /** @default nothing */
  needs?: Need | readonly Need[];
  /** Sends calls and expects answers. May throw Stop and Skip; the kit cleans up. */
  run(kit: Kit): Promise<void>;
}

/** Checks by their names with their titles: "flow.enrol.owner: Members enrol themselves alone". */
export type Rows<Row> = Readonly<Record<`${string}: ${string}`, Row>>;

/** The name before the first colon, and the text after it. */
export function named(key: string): { id: string; title: string } {
  const [id = '', ...title] = key.split(': ');
  return { id, title: title.join(': ') };
}

/** What checks may change, with what they need: `['change', 'mailbox']`. */
export type Kind = Effect | readonly [Effect, ...Need[]];

/** Checks of one kind. */
export function checks(kind: Kind, rows: Rows<Check['run']>): Check[] {
  const [effect, ...needs] = typeof kind === 'string' ? [kind] : kind;
  return Object.entries(rows).map(([key, run]) => ({ ...named(key), effect, needs, run }));
}
