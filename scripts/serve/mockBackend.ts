import { createMockApi } from '@raiz/mock-server';
import { demoGreeting, mockApp, openFileStore } from '@raiz/mock-server/http';
import type { Backend } from './servePortal.ts';

/**
 * The mock server behind the portal, with its pages.
 * @param data File of its database, which is created only with `create`. @default in memory
 * @throws DataFileProblem for an unusable data file, which stays unchanged
 */
export function mockBackend(data?: string, create = false): Backend {
  const store = data === undefined ? undefined : openFileStore(data, { create });
  const api = createMockApi({ strict: false, ...(store && { store }) });
  // Creates a new file before the greeting mentions it.
  store?.flush();
  const app = mockApp(api);
  return {
    paths: ['/api/*', '/__mock/*'],
    answer: ({ req, env }) => app.fetch(req.raw, env),
    about: (portal) => `  Join a sponsor           ${portal}/cadastro?ref=2\n${demoGreeting(portal, api.db(), data)}`,
    close: () => store?.flush(),
  };
}
