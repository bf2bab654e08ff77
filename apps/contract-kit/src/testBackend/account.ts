import { byEmail, type Call, idIn, inputNames, newToken, type Operations, refuse, sentFields, text } from './call.ts';
import { nextId, now, type Person, type State } from './state.ts';

const sameForAll = { message: 'Se houver uma conta, a mensagem está a caminho.' };

function mailToken({ state }: Call, person: Person, use: 'confirm' | 'password'): string {
  const token = newToken();
  state.mailed.push({ token, person: person.id, use, until: now() + 3_600_000 });
  return token;
}

function mailConfirmation(call: Call, person: Person): void {
  const link = `${call.origin}/api/contas/${mailToken(call, person, 'confirm')}/ativar`;
  call.mail(person.email, `Bem-vindo! Abra ${link} para ativar a conta. Site: https://kit.example/`);
}

/** Invalidates the mailed links for a person's new password. */
function endLinks(state: State, person: Person | undefined): void {
  state.mailed = state.mailed.filter((one) => one.person !== person?.id || one.use !== 'password');
}

/** Ends the sessions of a person, except one. */
function endSessions(state: State, id: number, but: string): void {
  for (const [token, { person }] of Object.entries(state.sessions))
    if (person === id && token !== but) Reflect.deleteProperty(state.sessions, token);
}

/** What a person writes besides name and address. */
const moreFields = inputNames('updateProfile', ['name', 'email']);

const bankFields = inputNames('createBankAccount');

function profile({ id, name, email, admin, more }: Person) {
  return { id, name, email, is_admin: admin, ...more, extra: 'ignorado' };
}

/** Confirms an address; returns whether the token belongs to a confirmation. */
export function activate(state: State, token: string): boolean {
  const row = state.mailed.find((one) => one.token === token && one.use === 'confirm');
  const person = state.people.find(({ id }) => id === row?.person);
  if (person) person.confirmed = true;
  return person !== undefined;
}

/** Registration, session, profile, bank data. */
export const accountOperations: Operations = {
  registerMember(call) {
    const { state, body } = call;
    const sponsor = state.people.find(({ id }) => id === body['referrer_id']);
    if (!sponsor)
      return refuse(400, 'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.');
    if (byEmail(state, text(call, 'email'))) return refuse(409, 'Este e-mail já tem conta.');
    const person: Person = {
      id: nextId(state),
      name: text(call, 'name').trim(),
      email: text(call, 'email').trim(),
      secret: text(call, 'password'),
      admin: false,
      confirmed: false,
      blocked: false,
      sponsor: sponsor.id,
      since: new Date(now()).toISOString(),
      bank: null,
      more: sentFields(call, moreFields),
      plan: { state: 'inactive', from: null, until: null },
    };
    state.people.push(person);
    mailConfirmation(call, person);
    return [201, { message: 'Conta criada.' }];
  },
  logIn(call) {
    const person = byEmail(call.state, text(call, 'email'));
    if (person?.secret !== text(call, 'password')) return refuse(401, 'Dados de acesso inválidos.');
    if (person.blocked) return refuse(401, 'Dados de acesso inválidos.');
    if (!person.confirmed) return refuse(403, 'Confirme seu e-mail antes de fazer login.');
    const token = newToken();
    call.state.sessions[token] = { person: person.id, used: now() };
    return [200, { token }];
  },
  resendConfirmation(call) {
    const person = byEmail(call.state, text(call, 'email'));
    if (person && !person.confirmed) mailConfirmation(call, person);
    return [200, sameForAll];
  },
  readSponsor(call) {
    const person = call.state.people.find(({ id }) => id === idIn(call));
    return person ? [200, profile(person)] : refuse(404, 'Ninguém.');
  },
  requestPasswordReset(call) {
    const person = byEmail(call.state, text(call, 'email'));
    endLinks(call.state, person);
    if (person)
      call.mail(person.email, `https://kit.example/redefinir-senha?token=${mailToken(call, person, 'password')}`);
    return [200, sameForAll];
  },
  resetPassword(call) {
    const { state } = call;
    const row = state.mailed.find((one) => one.token === text(call, 'token') && one.use === 'password');
    const person = state.people.find(({ id }) => id === row?.person);
    if (!row || !person || row.until < now()) return refuse(400, 'O link não vale mais.');
    endLinks(state, person);
    person.secret = text(call, 'novaSenha');
    endSessions(state, person.id, '');
    return [200, { message: 'Pronto.' }];
  },
  readProfile: ({ me }) => [200, { user: profile(me) }],
  updateProfile(call) {
    const other = byEmail(call.state, text(call, 'email'));
    if (other && other !== call.me) return refuse(409, 'Este e-mail já tem conta.');
    const [name, email] = [text(call, 'name').trim(), text(call, 'email').trim()];
    Object.assign(call.me, { name, email, more: sentFields(call, moreFields) });
    return [200, { message: 'Salvo.', user: profile(call.me) }];
  },
  changePassword(call) {
    if (call.me.secret !== text(call, 'senhaAtual')) return refuse(400, 'A senha atual não confere.');
    call.me.secret = text(call, 'novaSenha');
    endSessions(call.state, call.me.id, call.token);
    endLinks(call.state, call.me);
    return [200, { message: 'Salvo.' }];
  },
  readMySponsor({ state, me }) {
    const sponsor = state.people.find(({ id }) => id === me.sponsor);
    return [200, { name: sponsor?.name ?? null, email: sponsor?.email ?? null }];
  },
  readReferralLink: ({ me }) => [200, { referralLink: `https://kit.example/cadastro?ref=${me.id}` }],
  readBankAccount: ({ me }) => [200, { conta: me.bank }],
  createBankAccount(call) {
    if (call.me.bank) return refuse(409, 'Já existe.');
    call.me.bank = sentFields(call, bankFields);
    return [201, { conta: call.me.bank }];
  },
  updateBankAccount(call) {
    if (!call.me.bank) return refuse(404, 'Não existe.');
    call.me.bank = sentFields(call, bankFields);
    return [200, { conta: call.me.bank }];
  },
};
