import { operationIds, operations } from '@raiz/contract';
import { dataScenarios } from './data.ts';
import type { Scenario } from './scenario.ts';
import { subscriptionScenarios } from './subscriptions.ts';
import { dayBefore } from '../shared/seedDates.ts';

/** Scenarios of the demo people. */
const peopleScenarios = {
  blocked: {
    title: 'Contas bloqueadas',
    explains: 'Todas as contas estão bloqueadas: as chamadas do perfil e o login respondem 403, as outras 401.',
    prepare: (db) => {
      for (const user of db.users) user.blocked = true;
    },
  },
  unconfirmed: {
    title: 'E-mails não confirmados',
    explains: 'Ninguém confirmou o e-mail: todo login responde 403.',
    prepare: (db) => {
      for (const user of db.users) user.confirmed = false;
    },
  },
  paymentFailing: {
    title: 'Pagamento falhando',
    explains: 'A cobrança de ontem falhou para todos, a assinatura terminou, e um novo pagamento não se inicia.',
    prepare: (db, now) => {
      const yesterday = dayBefore(now, 1);
      db.subscriptions = db.users.map(({ id }) => ({
        user_id: id,
        status: 'inactive',
        start_date: dayBefore(now, 31),
        end_date: yesterday,
        next_billing_date: null,
      }));
      const firstId = 1 + Math.max(0, ...db.payments.map(({ id }) => id));
      for (const [index, { id }] of db.users.entries()) {
        db.payments.push({
          user_id: id,
          id: firstId + index,
          payment_date: `${yesterday}T12:00:00.000Z`,
          amount: 250,
          status: 'failed',
          gateway: 'cartao',
        });
      }
    },
    faults: [{ operation: 'startSubscription', status: 500 }],
  },
} as const satisfies Record<string, Scenario>;

/** The calls that need a token. */
const withToken = operationIds.filter((id) => ['member', 'admin'].includes(operations[id].access));

/** Scenarios of failing servers and networks. */
const serverScenarios = {
  serverDown: {
    title: 'Servidor fora do ar',
    explains: 'Toda chamada responde 500 com o texto do servidor.',
    faults: [{ operation: '*', status: 500 }],
  },
  silentServer: {
    title: 'Erro sem texto',
    explains: 'Toda chamada responde 500 sem corpo: valem as frases da especificação.',
    faults: [{ operation: '*', status: 500, kind: 'empty' }],
  },
  gateway: {
    title: 'Página HTML no lugar de JSON',
    explains: 'Toda chamada responde 200 com uma página, como faz um gateway quebrado.',
    faults: [{ operation: '*', kind: 'html' }],
  },
  offline: {
    title: 'Sem conexão',
    explains: 'Nenhuma chamada chega ao servidor.',
    faults: [{ operation: '*', kind: 'drop' }],
  },
  slow: {
    title: 'Servidor lento',
    explains: 'Toda resposta demora três segundos.',
    faults: [{ operation: '*', delay: 3000 }],
  },
  endless: {
    title: 'Sem resposta',
    explains: 'Nenhuma resposta chega: é o estado de carregamento parado.',
    faults: [{ operation: '*', kind: 'hang' }],
  },
  unsteady: {
    title: 'Servidor instável',
    explains: 'Cada terceira chamada falha com 503.',
    faults: [{ operation: '*', status: 503, every: 3 }],
  },
  sessionEnded: {
    title: 'Sessão expirada',
    explains: 'Toda chamada com token responde 401.',
    faults: withToken.map((operation) => ({ operation, status: 401 })),
  },
} as const satisfies Record<string, Scenario>;

/**
 * Every scenario of the mock server by name, for the command line, the control calls and the pages.
 */
export const scenarios = {
  usual: { title: 'Padrão', explains: 'O servidor de demonstração, como ele é.' },
  ...serverScenarios,
  ...dataScenarios,
  ...subscriptionScenarios,
  ...peopleScenarios,
} as const satisfies Record<string, Scenario>;

/** Name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** The names of all scenarios in display order. */
export const scenarioNames = Object.keys(scenarios).filter(isScenarioName);

/** Whether a name is one of the scenarios above. */
export function isScenarioName(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(scenarios, name);
}

/** A scenario by name, with all optional fields. */
export function scenarioOf(name: ScenarioName): Scenario {
  return scenarios[name];
}
