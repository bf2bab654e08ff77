import { dayBefore } from '../shared/seedDates.ts';
import type { Scenario } from './scenario.ts';

/** Scenarios of the demo people. */
export const peopleScenarios = {
  blocked: {
    title: 'Contas bloqueadas',
    explains: 'Todas as contas estão bloqueadas: as chamadas do perfil respondem 403.',
    prepare: (world) => {
      for (const user of world.users) user.blocked = true;
    },
  },
  unconfirmed: {
    title: 'E-mails não confirmados',
    explains: 'Ninguém confirmou o e-mail: todo login responde 403.',
    prepare: (world) => {
      for (const user of world.users) user.confirmed = false;
    },
  },
  paymentFailing: {
    title: 'Pagamento falhando',
    explains: 'A cobrança de ontem falhou para todos, a assinatura terminou, e um novo pagamento não se inicia.',
    prepare: (world, now) => {
      const yesterday = dayBefore(now, 1);
      world.subscriptions = world.users.map(({ id }) => ({
        user_id: id,
        status: 'inactive',
        start_date: dayBefore(now, 31),
        end_date: yesterday,
        next_billing_date: null,
      }));
      const firstId = 1 + Math.max(0, ...world.payments.map(({ id }) => id));
      for (const [place, { id }] of world.users.entries()) {
        world.payments.push({
          user_id: id,
          id: firstId + place,
          payment_date: `${yesterday}T12:00:00.000Z`,
          amount: 250,
          status: 'failed',
          gateway: 'cartao',
        });
      }
    },
    faults: [{ operation: 'startSubscription', fault: 'status=500' }],
  },
} as const satisfies Record<string, Scenario>;
