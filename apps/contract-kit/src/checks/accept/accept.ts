import { operations, type OperationId } from '@raiz/contract';
import type { Answer } from '../../core/answer.ts';
import { type Check, checks, type Kind } from '../../core/check.ts';
import type { Kit, Sent } from '../../core/kit.ts';
import { rules } from '../../core/rules.ts';
import { newcomer } from '../flow/registration.ts';
import { type Edge, bodyWith, edgeNames, edges, edgeValues, readBack } from './edges.ts';
import { expectEcho, type ReadBack } from './echo.ts';

/** One write with the values of an edge. */
export interface Trial {
  /** The caller and the address. */
  sent: Sent;
  /**
   * Fields with fixed values.
   * @default none
   */
  fixed?: Readonly<Record<string, unknown>>;
  /**
   * Reads the written values back; `isFull` asks for every address that shows them.
   * @default nowhere
   */
  read?: (written: Answer, body: Readonly<Record<string, unknown>>, isFull: boolean) => Promise<ReadBack[]>;
  /**
   * The status with which the write is taken.
   * @default that of the operation's success
   */
  status?: number;
}

/** Creates the write of each edge. */
export type Trials = (kit: Kit) => Promise<(edge: Edge) => Promise<Trial>>;

/** A unique part for names and addresses. */
function uniqueIn(kit: Kit): string {
  return newcomer(kit).email.replace(/@.*/, '');
}

/** Sends a write and returns whether it succeeded. */
async function write(
  kit: Kit,
  id: OperationId,
  { sent, fixed = {} }: Trial,
  values: Readonly<Record<string, unknown>>,
): Promise<{ body: Record<string, unknown>; answer: Answer }> {
  const body = bodyWith(id, { ...values, ...fixed }, uniqueIn(kit));
  return { body, answer: await kit.call(id, { ...sent, body }) };
}

/** Expects that an operation accepts the values of an edge, and names those that it rejects. */
async function tryEdge(kit: Kit, id: OperationId, edge: Edge, trialOf: (edge: Edge) => Promise<Trial>): Promise<void> {
  const all = Object.entries(edgeValues(id, edge, uniqueIn(kit)));
  if (all.length === 0) return;
  const trial = await trialOf(edge);
  const { status = Math.min(...operations[id].statuses) } = trial;
  const values = Object.fromEntries(all.filter(([name]) => !(name in (trial.fixed ?? {}))));
  if (Object.keys(values).length === 0) return;
  const { body, answer } = await write(kit, id, trial, values);
  const call = `${answer.call} with ${edgeNames[edge]}`;
  if (answer.status === status) {
    const isFull = edge === 'hostile' || edge === 'longest';
    const readBacks = (await trial.read?.({ ...answer, call }, body, isFull)) ?? [];
    for (const found of readBacks) expectEcho(kit, found, readBack(id, body));
    return;
  }
  const { answer: plain } = await write(kit, id, await trialOf(edge), {});
  if (!kit.expectStatus({ ...plain, call: `${plain.call} with the example of the contract` }, status)) return;
  const rule = edge === 'unknown' ? { rule: rules.unknown } : {};
  let isNamed = false;
  for (const name of Object.keys(values)) {
    const { answer: alone } = await write(kit, id, await trialOf(edge), { [name]: values[name] });
    const isTaken = kit.expectStatus({ ...alone, ...rule, call: `${call}, in ${name} alone` }, status);
    isNamed ||= !isTaken;
  }
  if (!isNamed) kit.expectStatus({ ...answer, ...rule, call }, status);
}

/** Expects that operations accept every body that the contract allows, and that reads return it. */
export function accepts(kind: Kind, ...writes: readonly (readonly [OperationId, Trials])[]): Check[] {
  return writes.flatMap(([id, trials]) => {
    const { method, path } = operations[id];
    const title = `${method} ${path} takes what the contract takes at its edges, and readers get it as it was written`;
    return checks(kind, {
      [`accept.${id}: ${title}`]: async (kit: Kit) => {
        const trialOf = await trials(kit);
        for (const edge of edges) await tryEdge(kit, id, edge, trialOf);
      },
    });
  });
}
