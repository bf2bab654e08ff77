import { operations, type OperationId } from '@raiz/contract';
import { type Check, checks } from '../../core/check.ts';
import { operationIds } from '../../core/contract.ts';
import type { Kit } from '../../core/kit.ts';
import { asOwner } from '../isolation/others.ts';
import { callerOf } from './addresses.ts';

/** GET operations that need no parameter except the caller's id. */
const plain = operationIds.filter((id) => operations[id].method === 'GET' && !operations[id].path.includes('{'));

function readable(id: OperationId): Check[] {
  const { path, access } = operations[id];
  return checks('read', {
    [`shape.read.${id}: GET ${path} answers 200 in the contract's shape to everyone who may ask`]: async (kit: Kit) => {
      const members = ['member', 'other', 'admin'] as const;
      const who = access === 'admin' ? (['admin'] as const) : members;
      if (callerOf(id) === 'visitor') kit.expectStatus(await kit.call(id), 200);
      for (const as of who) kit.expectStatus(await kit.call(id, asOwner(kit, id, as)), 200);
    },
  });
}

const accounts = checks('read', {
  'shape.accounts: The three accounts are three people: two members, of whom "other" has no subscription, and an administrator':
    async (kit) => {
      kit.requireStatus(await kit.call('readProfile', { as: 'admin' }), 200);
      const answer = { call: 'GET /perfil and GET /assinatura/status as the three accounts' };
      for (const { field, expected, got } of kit.shared.setupProblems) kit.report(answer, field, expected, got);
    },
});

/** Expects the contract's shape in the answer of each such GET operation. */
export const readChecks: readonly Check[] = [...accounts, ...plain.flatMap(readable)];
