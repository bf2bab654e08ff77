import { type Call, type Operations, type Reply, refuse, text } from './call.ts';
import { nextId, type Person, type State } from './state.ts';

const discounts: Readonly<Record<string, number>> = { INTEIRO: 100, METADE: 50 };

const month = 30 * 86_400_000;

/** Whether a person may open premium courses. */
export function isSubscriber({ plan: { state, until } }: Person): boolean {
  const isKnown = state === 'active' || state === 'trial' || state === 'canceled';
  return isKnown && until !== null && Date.parse(until) > Date.now();
}

function status({ plan }: Person) {
  const { state, from, until } = plan;
  return { status: state, start_date: from, end_date: until, next_billing_date: state === 'active' ? until : null };
}

function isUsed(state: State, me: Person, code: string): boolean {
  return state.uses.some((use) => use.person === me.id && use.code === code);
}

function activate({ state, me }: Call, code: string): Reply {
  const now = Date.now();
  const until = new Date(Math.max(now, Date.parse(me.plan.until ?? '') || 0) + month).toISOString();
  me.plan = { state: 'active', from: me.plan.from ?? new Date(now).toISOString(), until };
  state.uses.push({ id: nextId(state), person: me.id, code, at: new Date(now).toISOString() });
  state.payments.push({ id: nextId(state), person: me.id, amount: 0, at: new Date(now).toISOString(), by: 'voucher' });
  return [200, { status: 'active' }];
}

function newest<Row extends { person: number; at: string; id: number }>(rows: Row[], me: Person): Row[] {
  const mine = rows.filter(({ person }) => person === me.id);
  return mine.sort((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id - a.id);
}

/** Everyone below a person with the depth, by depth and name. */
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
    const discount = discounts[code];
    if (code !== '' && (discount === undefined || isUsed(state, me, code))) return refuse(400, 'Voucher?');
    if (discount === 100) return activate(call, code);
    const open = state.checkouts.find((row) => row.person === me.id && row.code === code);
    if (open) return [200, { checkout_url: `${origin}/api/pagar/${open.id}` }];
    state.checkouts = state.checkouts.filter((row) => row.person !== me.id);
    const id = nextId(state);
    state.checkouts.push({ id, person: me.id, code });
    return [200, { checkout_url: `${origin}/api/pagar/${id}` }];
  },
  applyVoucher(call) {
    const code = text(call, 'codigo').trim().toUpperCase();
    const discount = discounts[code];
    if (discount === undefined || isUsed(call.state, call.me, code)) return refuse(400, 'Voucher?');
    if (discount === 100) return activate(call, code);
    return [200, { valor_final: 25_000 - 250 * discount, desconto: discount }];
  },
  cancelSubscription({ me }) {
    if (me.plan.state !== 'active' && me.plan.state !== 'trial') return refuse(409, 'Nada a cancelar.');
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
    return [200, { pagamentos: rows }];
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
  readEarnings: () => [200, { ganhos: [], totaisPorTipo: [], totaisPorMes: [] }],
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
