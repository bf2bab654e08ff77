import { operations, type OperationId } from '@raiz/contract';
import type { Check } from '../../core/check.ts';
import { operationIds } from '../../core/contract.ts';
import type { Kit } from '../../core/kit.ts';
import { textAt } from '../../core/values.ts';
import { harmless, nobody } from './unknown.ts';

/** Tokens that belong to nobody, as they come in: none, junk, another scheme, nothing after the scheme. */
const strangers = [
  {},
  { authorization: 'Bearer contract-kit-nobody', who: 'a token that nobody has' },
  { authorization: 'Basic bWVtYnJvOnNlbmhh', who: 'the Basic scheme' },
  { authorization: 'Bearer', who: 'an empty token' },
] as const;

const [, junk] = strangers;

/** Cancelling needs nothing but a token, so a wrong welcome would do harm. */
function effectOf(id: OperationId): Check['effect'] {
  return id === 'cancelSubscription' ? 'change' : 'read';
}

/** 401 without a valid token, before anything else of the request is looked at. */
function closedToStrangers(id: OperationId): Check {
  const { method, path } = operations[id];
  return {
    id: `shape.token.${id}`,
    title: `${method} ${path} answers 401 without a valid token`,
    level: 'shape',
    effect: effectOf(id),
    async run(kit) {
      for (const stranger of strangers) {
        const answer = await kit.call(id, { ...harmless(id), ...stranger });
        if (kit.status(answer, 401)) kit.holds(answer, '/error', textAt(answer.body, '/error') !== '', 'a text', '');
      }
    },
  };
}

/** 403 for members on what is the administrators'. */
function closedToMembers(id: OperationId): Check {
  const { method, path } = operations[id];
  return {
    id: `shape.role.${id}`,
    title: `${method} ${path} answers 403 to members who are no administrators`,
    level: 'shape',
    effect: 'read',
    async run(kit) {
      for (const as of ['member', 'other'] as const) kit.status(await kit.call(id, { ...harmless(id), as }), 403);
    },
  };
}

/** The public calls look at no token: a screen that sends an old one must not be thrown out. */
function openToAll(id: OperationId): Check {
  const { method, path } = operations[id];
  return {
    id: `shape.public.${id}`,
    title: `${method} ${path} looks at no token`,
    level: 'shape',
    effect: 'read',
    async run(kit) {
      const expected = operations[id].hasBody ? 400 : 404;
      for (const stranger of [{}, junk]) kit.status(await kit.call(id, { ...harmless(id), ...stranger }), expected);
    },
  };
}

/** The catalogue ignores a bad token, a course refuses it (decision S3). */
const optional: Check = {
  id: 'shape.optional-token',
  title: 'A bad token is ignored by the catalogue and refused by a course',
  level: 'shape',
  effect: 'read',
  async run(kit) {
    kit.status(await kit.call('listCourses', junk), 200);
    kit.status(await kit.call('readCourse', { path: { id: nobody }, ...junk }), 401);
  },
};

/** What belongs to a person is asked for by the person's id: another one's is refused, to administrators too. */
function owned(id: 'listMyCourses' | 'listMyCertificates'): Check {
  return {
    id: `shape.owner.${id}`,
    title: `GET ${operations[id].path} answers 403 for another person's id, administrators included`,
    level: 'shape',
    effect: 'read',
    async run(kit: Kit) {
      const { member, other } = kit.people;
      kit.status(await kit.call(id, { as: 'member', query: { user_id: other.id } }), 403);
      kit.status(await kit.call(id, { as: 'other', query: { user_id: member.id } }), 403);
      kit.status(await kit.call(id, { as: 'admin', query: { user_id: member.id } }), 403);
    },
  };
}

/** Who may call what: tokens, roles, ownership (operations.md S2, S3, 1.3). */
export const accessChecks: readonly Check[] = [
  ...operationIds.flatMap((id) => {
    const { access } = operations[id];
    if (access === 'public') return [openToAll(id)];
    if (access === 'optional') return [];
    return access === 'admin' ? [closedToStrangers(id), closedToMembers(id)] : [closedToStrangers(id)];
  }),
  optional,
  owned('listMyCourses'),
  owned('listMyCertificates'),
];
