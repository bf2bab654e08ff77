import type { OperationId } from '@raiz/contract';
import { serverTexts } from '@raiz/api-client/rules';
import { bearer, roles } from '../../core/backend.ts';
import type { Answer } from '../../core/answer.ts';
import { type Check, checks } from '../../core/check.ts';
import { parametersOf } from '../../core/contract.ts';
import type { Kit } from '../../core/kit.ts';
import { at, listAt, numberAt, textAt } from '../../core/values.ts';
import { bankUser } from '../flow/account.ts';
import { passwordOf } from '../flow/session.ts';
import { confirmed, newMember, type Who } from '../mail/newMember.ts';
import { resetLink } from '../mail/recovery.ts';
import { confirmation, mailedLink, open, tokenOf } from '../mail/links.ts';
import { callerOf } from '../shape/addresses.ts';
import { accepts, type Trial, type Trials } from './accept.ts';
import { edges } from './edges.ts';
import { type ReadBack, readsAfter, rowWhere } from './echo.ts';

/** What a backend may mask for visitors: `docs/api-decisions.md#sponsor-privacy`. */
const mayMask = ['email', 'phone'];

/** Calls that store nothing of their body: the check looks only at the answer. */
const sendsOnly: Trials = async () => async () => ({ sent: {} });

/** No account has these addresses, so the login fails for that reason alone. */
const logsIn: Trials = async () => async (edge) => ({
  sent: {},
  status: 401,
  fixed: edge === 'unknown' ? { email: 'ninguem@contrato.invalid' } : {},
});

function hasAddress(row: unknown, email: string): boolean {
  return textAt(row, '/email').toLowerCase() === email.toLowerCase();
}

const registers: Trials = async (kit) => async (edge) => {
  // A sponsor may have any subscription, and be an administrator.
  const as = roles[edges.indexOf(edge) % roles.length] ?? 'member';
  return {
    sent: {},
    fixed: { referrer_id: kit.people[as].id, termos_aceitos: true },
    async read(written, body) {
      const ask = readsAfter(kit, written);
      const [email, password] = [textAt(body, '/email'), textAt(body, '/password')];
      // Only the correct password reveals that the address is unconfirmed.
      const login = await kit.call('logIn', { body: { email, password } });
      kit.expectValue({ ...login, call: `${login.call} after ${written.call}` }, '/error', serverTexts.confirmEmail);
      const readBacks: ReadBack[] = [];
      for (const id of ['listReferrals', 'readQualification'] as const) {
        const answer = await ask(id, { as });
        const found = rowWhere(kit, answer, '/indicados', (row) => hasAddress(row, email), `a row with ${email}`);
        if (!found) continue;
        readBacks.push({ answer, pointer: found.pointer });
        if (id !== 'listReferrals') continue;
        const path = { id: numberAt(found.row, '/id') };
        readBacks.push({ answer: await ask('readSponsor', { path }), pointer: '', mayMask });
      }
      if (edge === 'shortest' && kit.shared.tools.mailbox) {
        await open(kit, await mailedLink(kit, email, confirmation, { answer: written }));
        const session = kit.requireStatus(await kit.call('logIn', { body: { email, password } }), 200);
        const authorization = bearer({ token: textAt(session.body, '/token') });
        readBacks.push({ answer: await ask('readProfile', { authorization }), pointer: '/user' });
      }
      return readBacks;
    },
  };
};

/** The rows of `member` and of a person below, in the network of a person above. */
function rowsAbove(kit: Kit, answer: Answer): ReadBack[] {
  const rows = listAt(answer.body, '/indicados');
  const index = (isIt: (row: unknown) => boolean, names?: ReadBack['names']): ReadBack[] => {
    const found = rows.findIndex(isIt);
    return found === -1 ? [] : [{ answer, pointer: `/indicados/${found}`, ...(names && { names }) }];
  };
  const { id } = kit.people.member;
  const isBelow = (row: unknown) => numberAt(row, '/indicador_id') === id && textAt(row, '/indicador_nome') !== '';
  return [...index((row) => numberAt(row, '/id') === id), ...index(isBelow, { name: 'indicador_nome' })];
}

const updatesProfile: Trials = async (kit) => {
  const path = { id: kit.people.member.id };
  const referred = kit.shared.tools.mailbox && (await newMember(kit));
  return async () => ({
    sent: { as: 'member' },
    async read(written) {
      const ask = readsAfter(kit, written);
      return [
        ...[written, await ask('readProfile', { as: 'member' })].map((answer) => ({ answer, pointer: '/user' })),
        { answer: await ask('readSponsor', { path }), pointer: '', mayMask },
        ...(referred ? [{ answer: await ask('readMySponsor', referred), pointer: '' }] : []),
        ...rowsAbove(kit, await ask('listReferrals', { as: 'admin' })),
      ];
    },
  });
};

/** Logs in with a password that was set. */
function logsInAfter(kit: Kit, email: string): Trial['read'] {
  return async (written, body) => {
    const login = await kit.call('logIn', { body: { email, password: textAt(body, '/novaSenha') } });
    kit.expectStatus({ ...login, call: `${login.call} after ${written.call}` }, 200);
    return [];
  };
}

const changesPassword: Trials = async (kit) => {
  const { email } = kit.people.member;
  const usual = passwordOf(kit, 'member');
  const changeBack = (senhaAtual: unknown) =>
    kit.call('changePassword', { as: 'member', body: { senhaAtual, novaSenha: usual } });
  const same = await changeBack(usual);
  kit.expectStatus({ ...same, call: `${same.call} with the same password again` }, 200);
  return async () => {
    const current = at(kit.changes.writesOf('changePassword', 'member').at(-1)?.body, '/novaSenha') ?? usual;
    if (current !== usual) kit.requireStatus(await changeBack(current), 200);
    return {
      sent: { as: 'member' },
      fixed: { senhaAtual: usual },
      read: logsInAfter(kit, email),
    };
  };
};

const resetsPassword: Trials = async (kit) => {
  const email = await confirmed(kit);
  return async () => {
    const link = await resetLink(kit, email);
    return {
      sent: {},
      fixed: { token: tokenOf(link) },
      read: logsInAfter(kit, email),
    };
  };
};

/** Bank data in the answer of a write and where their owner reads them. */
async function readBankTwice(kit: Kit, written: Answer, who: Who): Promise<ReadBack[]> {
  const answers = [written, await readsAfter(kit, written)('readBankAccount', who)];
  return answers.map((answer) => ({ answer, pointer: '/conta' }));
}

const createsBank: Trials = async (kit) => async () => {
  const who = await newMember(kit);
  return { sent: who, read: (written) => readBankTwice(kit, written, who) };
};

const updatesBank: Trials = async (kit) => {
  const who = await bankUser(kit, true);
  return async () => ({ sent: who, read: (written) => readBankTwice(kit, written, who) });
};

/** A subscription starts in every status, whichever way the body omits the voucher. */
const startsSubscription = checks('change', {
  'accept.startSubscription: POST /assinatura gives a checkout in every status, with a voucher that is null, empty or left out':
    async (kit) => {
      const people = [
        ...roles.map((as): Who => ({ as })),
        ...Object.entries(kit.shared.accountStates).map(([name, one]): Who => ({
          authorization: bearer(one),
          who: `the token of ${name}`,
        })),
      ];
      for (const who of people) {
        const first = await kit.call('startSubscription', { ...who, body: { plan: 'mensal' } });
        if (!kit.expectStatus(first, 200) || who !== people[0]) continue;
        for (const voucherCode of [null, '']) {
          const answer = await kit.call('startSubscription', { ...who, body: { plan: 'mensal', voucherCode } });
          const found = { ...answer, call: `${answer.call} with the voucherCode ${JSON.stringify(voucherCode)}` };
          if (kit.expectStatus(found, 200)) kit.expectValue(found, '/checkout_url', at(first.body, '/checkout_url'));
        }
      }
    },
});

/** Query values at their edges, alone, and together with an unknown one. */
function takesQueries(id: OperationId): Check[] {
  const named = parametersOf(id).filter((one) => one.in === 'query');
  const atEnd = (end: 'minimum' | 'maximum') => named.map(({ name, schema }) => [name, Number(schema[end])] as const);
  const queries = (['minimum', 'maximum'] as const).flatMap((end) => [
    ...atEnd(end).map((one) => Object.fromEntries([one])),
    { ...Object.fromEntries(atEnd(end)), desconhecido: 1 },
  ]);
  return checks('read', {
    [`accept.${id}: ${id} takes each query value at its edges, alone, and together with an unknown one`]: async (
      kit: Kit,
    ) => {
      for (const query of queries) kit.expectStatus(await kit.call(id, { as: callerOf(id), query }), 200);
    },
  });
}

/** Accounts, bank data and checkouts: `docs/api-decisions.md#accepted-values`. */
export const peopleAcceptance: readonly Check[] = [
  ...accepts('change', ['registerMember', registers]),
  ...accepts('read', ['logIn', logsIn], ['resendConfirmation', sendsOnly], ['requestPasswordReset', sendsOnly]),
  ...accepts(['change', 'mailbox'], ['resetPassword', resetsPassword]),
  ...accepts('change', ['updateProfile', updatesProfile], ['changePassword', changesPassword]),
  ...accepts(['change', 'mailbox'], ['createBankAccount', createsBank]),
  ...accepts('change', ['updateBankAccount', updatesBank]),
  ...startsSubscription,
  ...takesQueries('readEarnings'),
];
