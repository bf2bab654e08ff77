import type { Database } from '../core/database.ts';
import { dayBefore } from '../shared/seedDates.ts';
import type { Scenario } from './scenario.ts';

type Subscription = Omit<Database['subscriptions'][number], 'user_id'>;

function everyone(subscription: (now: Date) => Subscription | null): NonNullable<Scenario['prepare']> {
  return (db, now) => {
    const one = subscription(now);
    db.subscriptions = one ? db.users.map(({ id }) => ({ ...one, user_id: id })) : [];
  };
}

function month(status: string, now: Date, end: number): Subscription {
  const end_date = dayBefore(now, -end);
  const renews = status === 'active' || status === 'trial';
  return { status, start_date: dayBefore(now, 30 - end), end_date, next_billing_date: renews ? end_date : null };
}

/** Every status of a subscription, for all users. */
export const subscriptionScenarios = {
  subscriptionActive: {
    title: 'Assinatura ativa',
    explains: 'Renova em 14 dias.',
    prepare: everyone((now) => month('active', now, 14)),
  },
  subscriptionTrial: {
    title: 'Assinatura em teste',
    explains: 'O teste termina em 5 dias.',
    prepare: everyone((now) => month('trial', now, 5)),
  },
  trialEndsTomorrow: {
    title: 'Teste termina amanhã',
    explains: 'O teste termina amanhã.',
    prepare: everyone((now) => month('trial', now, 1)),
  },
  subscriptionTrialLastDay: {
    title: 'Último dia de teste',
    explains: 'O teste termina hoje.',
    prepare: everyone((now) => month('trial', now, 0)),
  },
  subscriptionCanceled: {
    title: 'Assinatura cancelada, com acesso',
    explains: 'Cancelada, com acesso por mais 12 dias.',
    prepare: everyone((now) => month('canceled', now, 12)),
  },
  subscriptionCanceledOver: {
    title: 'Assinatura cancelada, sem acesso',
    explains: 'Cancelada, com acesso até ontem.',
    prepare: everyone((now) => month('canceled', now, -1)),
  },
  subscriptionInactive: {
    title: 'Assinatura inativa',
    explains: 'Terminou há dois meses.',
    prepare: everyone((now) => month('inactive', now, -60)),
  },
  subscriptionNever: {
    title: 'Nunca assinou',
    explains: 'O servidor responde inativa, sem nenhuma data.',
    prepare: everyone(() => null),
  },
  subscriptionExpired: {
    title: 'Assinatura expirada',
    explains: 'O servidor diz "expired", que se mostra como inativa.',
    prepare: everyone((now) => month('expired', now, -3)),
  },
  subscriptionUnknown: {
    title: 'Assinatura em estado desconhecido',
    explains: 'O servidor diz "paused", que o portal não conhece.',
    prepare: everyone((now) => month('paused', now, 20)),
  },
} as const satisfies Record<string, Scenario>;
