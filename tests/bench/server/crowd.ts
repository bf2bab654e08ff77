import type { Request } from 'autocannon';
import { mockBackend } from '../../../scripts/serve/mockBackend.ts';
import { servePortal } from '../../../scripts/serve/servePortal.ts';
import type { Figures } from '../figures.ts';
import { load } from './load.ts';

/** Number of concurrent people. */
const people = 100;

/** What each of them requests: pages of the portal and their reads. */
const addresses = ['/', '/perfil', '/cursos', '/api/perfil', '/api/meu-link', '/api/assinatura/status', '/api/courses'];

/** The session of a connection's person. */
interface Session {
  token?: string;
}

const logIn: Request = {
  method: 'POST',
  path: '/api/login',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ email: 'ativa@exemplo.com.br', password: 'portal123' }),
  onResponse(_status, body, session: Session) {
    session.token = JSON.parse(body).token;
  },
};

const reads = addresses.map((path): Request => ({
  path,
  setupRequest: (request, { token = '' }: Session) => ({ ...request, headers: { Authorization: `Bearer ${token}` } }),
}));

/** The requests of one person: logs in and opens everything twice. */
const visit = [logIn, ...reads, ...reads];

/** A hundred people at once on what `npm start` serves, pages and API. */
export async function crowd(dist: string, figures: Figures): Promise<void> {
  const site = await servePortal({ dist, backend: mockBackend(), port: 0, host: '127.0.0.1' });
  try {
    const { answers, failures, slowest } = await load({
      url: site.address,
      connections: people,
      amount: people * visit.length,
      requests: visit,
      timeout: 60,
    });
    const note = figures.of(`npm start, ${people} people at once`, 'portal and API');
    note('answers', 'count', answers);
    note('errors', 'count', failures);
    note('slowest answer', 'ms', slowest);
  } finally {
    await site.close();
  }
}
