import { operations } from '@raiz/contract';
import type { Scenario } from './scenario.ts';

/** The calls that need a token. */
const withToken = Object.entries(operations).flatMap(([id, { access }]) =>
  access === 'member' || access === 'admin' ? [id] : [],
);

/** Scenarios of failing servers and networks. */
export const serverScenarios = {
  serverDown: {
    title: 'Servidor fora do ar',
    explains: 'Toda chamada responde 500 com o texto do servidor.',
    faults: [{ fault: 'status=500' }],
  },
  silentServer: {
    title: 'Erro sem texto',
    explains: 'Toda chamada responde 500 sem corpo: valem as frases da especificação.',
    faults: [{ fault: 'status=500; body=empty' }],
  },
  gateway: {
    title: 'Página HTML no lugar de JSON',
    explains: 'Toda chamada responde 200 com uma página, como faz um gateway quebrado.',
    faults: [{ fault: 'body=html' }],
  },
  offline: { title: 'Sem conexão', explains: 'Nenhuma chamada chega ao servidor.', faults: [{ fault: 'drop' }] },
  slow: {
    title: 'Servidor lento',
    explains: 'Toda resposta demora três segundos.',
    faults: [{ fault: 'latency=3000' }],
  },
  endless: {
    title: 'Sem resposta',
    explains: 'Nenhuma resposta chega: é o estado de carregamento parado.',
    faults: [{ fault: 'hang' }],
  },
  unsteady: {
    title: 'Servidor instável',
    explains: 'Cada terceira chamada falha com 503.',
    faults: [{ fault: 'status=503', every: 3 }],
  },
  sessionEnded: {
    title: 'Sessão expirada',
    explains: 'Toda chamada com token responde 401.',
    faults: withToken.map((operation) => ({ operation, fault: 'status=401' })),
  },
} as const satisfies Record<string, Scenario>;
