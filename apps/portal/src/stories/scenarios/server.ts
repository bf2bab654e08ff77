import { delay, HttpResponse } from 'msw';
import type { Scenario } from './scenario.ts';

/**
 * Milliseconds of the slow server: long enough to see loading states, below the client's time
 * limit.
 */
const slowness = 3000;

function hasToken(request: Request): boolean {
  return request.headers.has('Authorization');
}

/** Failing servers and networks. */
export const serverScenarios = {
  serverDown: {
    title: 'Servidor fora do ar',
    explains: 'Toda chamada responde 500 com o texto do servidor.',
    answer: () => HttpResponse.json({ error: 'Erro interno do servidor.', code: 'erro_interno' }, { status: 500 }),
  },
  silentServer: {
    title: 'Erro sem texto',
    explains: 'Toda chamada responde 500 sem corpo: valem as frases da especificação.',
    answer: () => new HttpResponse(null, { status: 500 }),
  },
  gateway: {
    title: 'Página HTML no lugar de JSON',
    explains: 'Toda chamada responde 200 com uma página, como faz um gateway quebrado.',
    answer: () => HttpResponse.html('<h1>Bad gateway</h1>'),
  },
  offline: {
    title: 'Sem conexão',
    explains: 'Nenhuma chamada chega ao servidor.',
    answer: () => HttpResponse.error(),
  },
  slow: {
    title: 'Servidor lento',
    explains: 'Toda resposta demora três segundos.',
    answer: async () => {
      await delay(slowness);
      return undefined;
    },
  },
  endless: {
    title: 'Sem resposta',
    explains: 'Nenhuma resposta chega: é o estado de carregamento parado.',
    answer: async () => {
      await delay('infinite');
      return undefined;
    },
  },
  sessionEnded: {
    title: 'Sessão expirada',
    explains: 'Toda chamada com token responde 401.',
    answer: (request) =>
      hasToken(request)
        ? HttpResponse.json({ error: 'Sessão inválida ou expirada.', code: 'sessao_invalida' }, { status: 401 })
        : undefined,
  },
} as const satisfies Record<string, Scenario>;
