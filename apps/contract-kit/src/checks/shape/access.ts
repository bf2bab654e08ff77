import { operations, type OperationId } from '@raiz/contract';
import { type Check, checks } from '../../core/check.ts';
import { operationIds } from '../../core/contract.ts';
import type { Kit } from '../../core/kit.ts';
import { harmless, unusedId } from './unknown.ts';

/** Authorization headers without a valid token: none, junk, another scheme, nothing after the scheme. */
const strangers = [
  {},
  { authorization: 'Bearer contract-kit-nobody', who: 'an unknown token' },
  { authorization: 'Basic bWVtYnJvOnNlbmhh', who: 'the Basic scheme' },
  { authorization: 'Bearer', who: 'an empty token' },
] as const;

const [, junk] = strangers;

/** Cancelling needs only a token, so an accepted junk token would do harm. */
function effectOf(id: OperationId): Check['effect'] {
  return id === 'cancelSubscription' ? 'change' : 'read';
}

/** 401 without a valid token, before any other check. */
function closedToStrangers(id: OperationId): Check[] {
  const { method, path } = operations[id];
  return checks(effectOf(id), {
    [`shape.token.${id}: ${method} ${path} answers 401 without a valid token`]: async (kit: Kit) => {
      for (const stranger of strangers) {
        const answer = await kit.call(id, { ...harmless(id), ...stranger });
        if (kit.expectStatus(answer, 401)) kit.expectErrorText(answer);
      }
    },
  });
}

/** 403 for members on the administrators' operations. */
function closedToMembers(id: OperationId): Check[] {
  const { method, path } = operations[id];
  return checks('read', {
    [`shape.role.${id}: ${method} ${path} answers 403 to members who are no administrators`]: async (kit: Kit) => {
      for (const as of ['member', 'other'] as const) kit.expectStatus(await kit.call(id, { ...harmless(id), as }), 403);
    },
  });
}

/** Public calls ignore tokens: an expired one must not lock a visitor out. */
function openToAll(id: OperationId): Check[] {
  const { method, path } = operations[id];
  return checks('read', {
    [`shape.public.${id}: ${method} ${path} looks at no token`]: async (kit: Kit) => {
      const expected = operations[id].takesBody ? 400 : 404;
      for (const stranger of [{}, junk])
        kit.expectStatus(await kit.call(id, { ...harmless(id), ...stranger }), expected);
    },
  });
}

/** The catalogue ignores an invalid token, a course rejects it: `docs/api-decisions.md#optional-token`. */
const optional = checks('read', {
  'shape.optional-token: A bad token is ignored by the catalogue and refused by a course': async (kit) => {
    kit.expectStatus(await kit.call('listCourses', junk), 200);
    kit.expectStatus(await kit.call('readCourse', { path: { id: unusedId }, ...junk }), 401);
  },
});

/** A call names the owner of personal data by id: the backend rejects ids of others, from administrators too. */
function owned(id: 'listMyCourses' | 'listMyCertificates'): Check[] {
  return checks('read', {
    [`shape.owner.${id}: GET ${operations[id].path} answers 403 for another person's id, administrators included`]:
      async (kit: Kit) => {
        const { member, other } = kit.people;
        kit.expectStatus(await kit.call(id, { as: 'member', query: { user_id: other.id } }), 403);
        kit.expectStatus(await kit.call(id, { as: 'other', query: { user_id: member.id } }), 403);
        kit.expectStatus(await kit.call(id, { as: 'admin', query: { user_id: member.id } }), 403);
      },
  });
}

/** Who may call what: tokens, roles, ownership. See `docs/api-decisions.md#server-side-checks`. */
export const accessChecks: readonly Check[] = [
  ...operationIds.flatMap((id) => {
    const { access } = operations[id];
    if (access === 'public') return openToAll(id);
    if (access === 'optional') return [];
    return access === 'admin' ? [...closedToStrangers(id), ...closedToMembers(id)] : closedToStrangers(id);
  }),
  ...optional,
  ...owned('listMyCourses'),
  ...owned('listMyCertificates'),
];
