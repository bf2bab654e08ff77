import { operations, type OperationId } from '@raiz/contract';
import type { Check } from '../../core/check.ts';
import { operationIds, parametersOf } from '../../core/contract.ts';
import { callerOf } from './addresses.ts';

/** GET operations that need no parameter except the caller's id. */
const plain = operationIds.filter((id) => operations[id].method === 'GET' && !operations[id].path.includes('{'));

function readable(id: OperationId): Check {
  const { path, access } = operations[id];
  return {
    id: `shape.read.${id}`,
    title: `GET ${path} answers 200 in the contract's shape to everyone who may ask`,
    effect: 'read',
    async run(kit) {
      const members = ['member', 'other', 'admin'] as const;
      const who = access === 'admin' ? (['admin'] as const) : members;
      if (callerOf(id) === 'visitor') kit.expectStatus(await kit.call(id), 200);
      for (const as of who) {
        const asksWho = parametersOf(id).some(({ name }) => name === 'user_id');
        const query: Record<string, number> = asksWho ? { user_id: kit.people[as].id } : {};
        kit.expectStatus(await kit.call(id, { as, query }), 200);
      }
    },
  };
}

const accounts: Check = {
  id: 'shape.accounts',
  title: 'The three accounts are three people: two members, of whom "other" has no subscription, and an administrator',
  effect: 'read',
  async run(kit) {
    kit.requireStatus(await kit.call('readProfile', { as: 'admin' }), 200);
    const answer = { call: 'GET /perfil and GET /assinatura/status as the three accounts' };
    for (const { field, expected, got } of kit.shared.setupProblems) kit.report(answer, field, expected, got);
  },
};

/** Expects the contract's shape in the answer of each such GET operation. */
export const readChecks: readonly Check[] = [accounts, ...plain.map(readable)];
