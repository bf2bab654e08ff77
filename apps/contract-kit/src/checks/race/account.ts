import { roles } from '../../core/backend.ts';
import { type Check, checks } from '../../core/check.ts';
import { at, listAt, textAt } from '../../core/values.ts';
import { account, bankUser } from '../flow/account.ts';
import { newcomer } from '../flow/registration.ts';
import { newMember } from '../mail/newMember.ts';
import { atOnce, expectOneKept, expectOneSuccess, rounds } from './race.ts';

/** Bank data with a number in two fields. */
function numbered(index: number) {
  return { ...account, nome_completo: `Conceição Ávila ${index}`, numero_conta: `0000${index}-9` };
}

/** Simultaneous writes of members: `docs/api-decisions.md#calls-at-the-same-time`. */
export const accountRaces: readonly Check[] = [
  ...checks('change', {
    'race.register: The same registration several times at once, in any case, makes one account': async (kit) => {
      for (let round = 0; round < rounds; round += 1) {
        const person = newcomer(kit);
        // The last round uses two spellings of the same address.
        const isMixed = round === rounds - 1;
        const email = (index: number) => (isMixed && index % 2 === 1 ? person.email.toUpperCase() : person.email);
        const answers = await atOnce(kit, (index) =>
          kit.call('registerMember', { body: { ...person, email: email(index) } }),
        );
        expectOneSuccess(kit, answers, 201, 409);
        const list = kit.requireStatus(await kit.call('listReferrals', { as: 'member' }), 200);
        const rows = listAt(list.body, '/indicados').filter(
          (row) => textAt(row, '/email').toLowerCase() === person.email,
        );
        kit.expectInWords(list, '/indicados', rows.length === 1, `one row with ${person.email}`, `${rows.length} rows`);
      }
    },
    'race.address: Several people who take one address at once: one gets it': async (kit) => {
      for (let round = 0; round < rounds; round += 1) {
        const { name, email } = newcomer(kit);
        const answers = await atOnce(kit, (index) => {
          const as = roles[index % roles.length] ?? 'member';
          return kit.call('updateProfile', { as, body: { name: `${name} ${as}`, email } });
        });
        const owners: string[] = [];
        for (const as of roles) {
          const answer = kit.requireStatus(await kit.call('readProfile', { as }), 200);
          if (at(answer.body, '/user/email') === email) owners.push(as);
        }
        const call = { call: `PUT /perfil as three people with one address, ${answers.length} at once` };
        kit.expect(call, '/user/email', owners.length === 1, 'the address in one account', owners);
        const wrong = answers.find(({ status }) => status !== 200 && status !== 409);
        if (wrong) kit.expectStatus(wrong, 200, 409);
      }
    },
    'race.profile: Of several saves of one profile one is kept whole, not the name of one with the address of another':
      async (kit) => {
        const body = () => {
          const { name, email } = newcomer(kit);
          return { name: `${name} ${email}`, email };
        };
        for (let round = 0; round < rounds; round += 1)
          await expectOneKept(kit, ['updateProfile', 'readProfile'], { as: 'member' }, body, '/user');
      },
    'race.bank-save: Of several saves of bank data one is kept whole': async (kit) => {
      const who = await bankUser(kit, true);
      for (let round = 0; round < rounds; round += 1)
        await expectOneKept(kit, ['updateBankAccount', 'readBankAccount'], who, numbered, '/conta');
    },
    'race.bank: Bank data created several times at once are created once, and whole': async (kit) => {
      const { mailbox } = kit.shared.tools;
      for (let round = 0; round < (mailbox ? rounds : 1); round += 1) {
        const who = mailbox ? await newMember(kit) : await bankUser(kit, false);
        const answers = await atOnce(kit, (index) => kit.call('createBankAccount', { ...who, body: numbered(index) }));
        const winner = expectOneSuccess(kit, answers, 201, 409);
        const read = kit.requireStatus(await kit.call('readBankAccount', who), 200);
        kit.expectValue(read, '/conta', numbered(answers.indexOf(winner)));
      }
    },
  }),
];
