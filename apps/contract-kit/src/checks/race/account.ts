import { roles } from '../../core/backend.ts';
import type { Check } from '../../core/check.ts';
import { at, isSame, listAt, textAt } from '../../core/values.ts';
import { account, accountWith } from '../flow/bank.ts';
import { restoreProfile } from '../flow/profile.ts';
import { newcomer } from '../flow/registration.ts';
import { atOnce, onlyOne, race, rounds } from './race.ts';

/** Writes of members that arrive at once: `docs/api-decisions.md#calls-at-the-same-time`. */
export const accountRaces: readonly Check[] = [
  race('register', 'The same registration several times at once makes one account', 'change', async (kit) => {
    for (let round = 0; round < rounds; round += 1) {
      const person = newcomer(kit);
      onlyOne(kit, await atOnce(kit, () => kit.call('registerMember', { body: person })), 201, 409);
      const list = kit.need(await kit.call('listReferrals', { as: 'member' }), 200);
      const rows = listAt(list.body, '/indicados').filter((row) => textAt(row, '/email') === person.email);
      kit.holds(list, '/indicados', rows.length === 1, `one row with ${person.email}`, `${rows.length} rows`);
    }
  }),
  race('address', 'Several people who take one address at once: one gets it', 'change', async (kit) => {
    for (const as of roles) restoreProfile(kit, as);
    const { name, email } = newcomer(kit);
    const answers = await atOnce(kit, (place) => {
      const as = roles[place % roles.length] ?? 'member';
      return kit.call('updateProfile', { as, body: { name: `${name} ${as}`, email } });
    });
    const owners: string[] = [];
    for (const as of roles) {
      const answer = kit.need(await kit.call('readProfile', { as }), 200);
      if (at(answer.body, '/user/email') === email) owners.push(as);
    }
    const call = { call: `PUT /perfil as three people with one address, ${answers.length} at once` };
    kit.holds(call, '/user/email', owners.length === 1, 'the address in one account', owners);
    const wrong = answers.find(({ status }) => status !== 200 && status !== 409);
    if (wrong) kit.status(wrong, 200, 409);
  }),
  race('bank', 'Bank data created several times at once are created once, and whole', 'change', async (kit) => {
    const { as } = await accountWith(kit, false);
    const body = (place: number) => ({
      ...account,
      nome_completo: `Conceição Ávila ${place}`,
      numero_conta: `0000${place}-9`,
    });
    const answers = await atOnce(kit, (place) => kit.call('createBankAccount', { as, body: body(place) }));
    const winner = onlyOne(kit, answers, 201, 409);
    const read = kit.need(await kit.call('readBankAccount', { as }), 200);
    const isWhole = isSame(at(read.body, '/conta'), body(answers.indexOf(winner)));
    kit.holds(read, '/conta', isWhole, 'the data that were answered with 201', at(read.body, '/conta'));
  }),
];
