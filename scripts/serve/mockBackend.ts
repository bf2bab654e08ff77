import { createMockApi, type World } from '@raiz/mock-server';
import { mockListener, openFileStore, readReference } from '@raiz/mock-server/http';
import type { Backend } from './portalListener.ts';

export interface MockBackendOptions {
  /** File that the mock's world is kept in; in memory by default. */
  data?: string | undefined;
  /** Whether a data file that does not exist is made. */
  create?: boolean | undefined;
}

/** The mock server behind the portal, with its mails, checkout and certificates. */
export interface MockBackend extends Backend {
  /** The mock's tables as they are now. */
  world(): World;
}

/**
 * Starts the mock server.
 * @throws DataFileProblem when the data file cannot be used; it is left as it is.
 */
export function mockBackend({ data, create = false }: MockBackendOptions = {}): MockBackend {
  const store = data === undefined ? undefined : openFileStore(data, { create });
  const api = createMockApi({ strict: false, reference: readReference, ...(store ? { store } : {}) });
  // A new file is made before anything is promised.
  store?.flush();
  const listener = mockListener(api);
  return {
    paths: ['/api', '/__mock'],
    listener: (request, response) => void listener(request, response),
    world: () => api.world(),
    close: () => store?.flush(),
  };
}
