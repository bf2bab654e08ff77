import { setupServer, type SetupServer } from 'msw/node';
import { createMockApi, type MockApi } from '../createMockApi.ts';
import { mockHandlers } from './mswHandlers.ts';

/** A mock server behind the `fetch` of this process. */
export interface NodeMock {
  api: MockApi;
  /** MSW's own server: `use` overrides answers, `close` stops it. */
  server: SetupServer;
}

/** Answers this process's requests to `/api` and `/__mock` of any origin; other requests go to the network. */
export function startNodeMock(api: MockApi = createMockApi()): NodeMock {
  const server = setupServer(...mockHandlers(api));
  server.listen({ onUnhandledRequest: 'bypass' });
  return { api, server };
}
