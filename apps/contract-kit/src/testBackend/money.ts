import { dayAt, dayOf } from '../core/days.ts';
import { type Call, type Operations, type Reply, refuse, text } from './call.ts';
import { earningsOf } from './earnings.ts';
import { nextId, now, type Person, type State } from './state.ts';

/** Percent of each voucher, and its last day. */
const vouchers: Readonly<Record<string, { percent: number; until?: string }>> = {
  INTEIRO: { percent: 100 },
  INTEIRO2: { percent: 100 },
  METADE: { percent: 50 },
  VELHO: { percent: 10, until: '2020-12-31' },
  HOJE: { percent: 10, until: dayAt(new Date()) },
};

function today(): string {
  return dayAt(new Date(now()));
}

/** The percent of a voucher that is valid today. */
function discountOf(code: string): number | undefined {
  const { percent, until = '9999-12-31' } = vouchers[code] ?? {};
  return until >= today() ? percent : undefined;
}

const month = 30 * 86_400_000;

/** The state of a plan today. */
function planState({ state, until }: Person['plan']): string {
  return state === 'trial' && (dayOf(until ?? '') ?? '') < today() ? 'expired' : state;
}

/** Whether a person may open premium courses. */
export function isSubscriber({ plan }: Person): boolean {
  const state = planState(plan);
  if (state === 'active' || state === 'trial') return true;
  return state === 'canceled' && (dayOf(plan.until ?? '') ?? '') >= today();
}

function status({ plan }: Person) {
  const { from, until } = plan;
  const state = planState(plan);
  return { status: state, start_date: from, end_date: until, next_billing_date: state === 'active' ? until : null };
}

function isUsed(state: State, me: Person, code: string): boolean {
  return state.uses.some((use) => use.person === me.id && use.code === code);
}

/** Books a month: payment, voucher and subscription. */
function book(state: State, me: Person, { code, amount, by }: { code: string; amount: number; by: string }): void {
  const at = new Date(now()).toISOString();
  const until = new Date(Math.max(now(), Date.parse(me.plan.until ?? '') || 0) + month).toISOString();
  me.plan = { state: 'active', from: me.plan.from ?? at, until };
  if (code !== '') state.uses.push({ id: nextId(state), person: me.id, code, at });
  state.payments.push({ id: nextId(state), person: me.id, amount, at, by });
}

function activate({ state, me }: Call, code: string): Reply {
  book(state, me, { code, amount: 0, by: 'voucher' });
  return [200, { status: 'active' }];
}

/** Books the payment that the provider reports; an earlier report has booked a missing checkout. */
export function payCheckout(state: State, id: number): void {
  const checkout = state.checkouts.find((row) => row.id === id);
  const me = state.people.find((person) => person.id === checkout?.person);
  if (!checkout || !me) return;
  state.checkouts = state.checkouts.filter((row) => row !== checkout);
  book(state, me, { ...checkout, by: 'cartao' });
}

function newest<Row extends { person: number; at: string; id: number }>(rows: Row[], me: Person): Row[] {
  const mine = rows.filter(({ person }) => person === me.id);
  return mine.sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id - a.id);
}

/** Everyone below a person with the depth, sorted by depth and name. */
function below(state: State, top: Person): { person: Person; depth: number; sponsor: Person }[] {
  const found = [{ person: top, depth: 0, sponsor: top }];
  for (const { person: sponsor, depth } of found) {
    const next = state.people.filter((person) => person.sponsor === sponsor.id);
    found.push(...next.map((person) => ({ person, depth: depth + 1, sponsor })));
  }
  const rows = found.slice(1);
  return rows.sort((a, b) => a.depth - b.depth || a.person.name.localeCompare(b.person.name));
}

/** Subscription and network. */
export const moneyOperations: Operations = {
  readSubscriptionStatus: ({ me }) => [200, status(me)],
  startSubscription(call) {
    const { state, me, body, origin } = call;
    if (body['plan'] !== 'mensal') return refuse(400, 'Plano?');
    const code = text(call, 'voucherCode').trim().toUpperCase();
    const discount = discountOf(code);
    if (code !== '' && (discount === undefined || isUsed(state, me, code))) return refuse(400, 'Voucher?');
    if (discount === 100) return activate(call, code);
    const open = state.checkouts.find((row) => row.person === me.id && row.code === code);
    if (open) return [200, { checkout_url: `${origin}/api/pagar/${open.id}` }];
    state.checkouts = state.checkouts.filter((row) => row.person !== me.id);
    const id = nextId(state);
    state.checkouts.push({ id, person: me.id, code, amount: 250 - 2.5 * (discount ?? 0) });
    return [200, { checkout_url: `${origin}/api/pagar/${id}` }];
  },
  applyVoucher(call) {
    const code = text(call, 'codigo').trim().toUpperCase();
    const discount = discountOf(code);
    if (discount === undefined || isUsed(call.state, call.me, code)) return refuse(400, 'Voucher?');
    if (discount === 100) return activate(call, code);
    return [200, { valor_final: 25_000 - 250 * discount, desconto: discount }];
  },
  cancelSubscription({ me }) {
    if (planState(me.plan) !== 'active' && planState(me.plan) !== 'trial') return refuse(409, 'Nada a cancelar.');
    me.plan.state = 'canceled';
    return [200, status(me)];
  },
  listPayments({ state, me }) {
    const rows = newest(state.payments, me).map(({ id, at, amount, by }) => ({
      id,
      payment_date: at,
      amount,
      status: 'paid',
      gateway: by,
    }));
    // Open checkouts precede them, without a date.
    const open = state.checkouts.filter(({ person }) => person === me.id);
    const waiting = open.map(({ id, amount }) => ({
      id,
      payment_date: null,
      amount,
      status: 'pending',
      gateway: null,
    }));
    return [200, { pagamentos: [...waiting, ...rows] }];
  },
  listUsedVouchers({ state, me }) {
    return [200, { vouchers: newest(state.uses, me).map(({ id, at, code }) => ({ id, used_at: at, codigo: code })) }];
  },
  listReferrals({ state, me }) {
    const rows = below(state, me).map(({ person, depth, sponsor }) => ({
      id: person.id,
      name: person.name,
      email: person.email,
      profundidade: depth,
      assinatura_status: person.plan.state === 'active' ? 'Ativa' : 'Inativa',
      referral_date: person.since,
      indicador_id: sponsor.id,
      indicador_nome: sponsor.name,
    }));
    return [200, { indicados: rows }];
  },
  readEarnings: ({ me, query }) => [200, earningsOf(me.id, query)],
  listVideos({ state, me }) {
    const mine = state.videos.filter(({ person }) => person === null || person === me.id);
    return [200, { videos: mine.map(({ id, type, content }) => ({ id, type, content })) }];
  },
  readQualification({ state, me }) {
    const direct = state.people.filter(({ sponsor }) => sponsor === me.id);
    const indicados = direct.map(({ name, email, plan }) => ({ name, email, ativo: plan.state === 'active' }));
    return [200, { nivel_atual: 'Nenhum', data_ultima_qualificacao: null, progresso_proximo: null, indicados }];
  },
  listFunds: () => [200, { fundos: [] }],
  listFundHistory: () => [200, { historico: [] }],
  listWithdrawals({ state, me }) {
    const mine = state.withdrawals.filter(({ person }) => person === me.id);
    return [200, { withdrawals: mine.map(({ person: _owner, ...row }) => ({ ...row, year: 2026, status: 'paid' })) }];
  },
};
