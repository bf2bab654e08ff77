import { createMockApi, type Database } from '@raiz/mock-server';
import { mockListener, openFileStore, readReference } from '@raiz/mock-server/http';
import type { Backend } from './portalListener.ts';

export interface MockBackendOptions {
  /** File of the mock's database. @default in memory */
  data?: string | undefined;
  /** Whether to create a missing data file. */
  create?: boolean | undefined;
}

/** The mock server behind the portal, with its pages. */
export interface MockBackend extends Backend {
  /** The mock's current tables. */
  db(): Database;
}

/**
 * Starts the mock server.
 * @throws DataFileProblem for an unusable data file, which stays unchanged
 */
export function mockBackend({ data, create = false }: MockBackendOptions = {}): MockBackend {
  const store = data === undefined ? undefined : openFileStore(data, { create });
  const api = createMockApi({ strict: false, reference: readReference, ...(store ? { store } : {}) });
  // Creates a new file before the greeting mentions it.
  store?.flush();
  const listener = mockListener(api);
  return {
    paths: ['/api', '/__mock'],
    listener,
    db: () => api.db(),
    close: () => store?.flush(),
  };
}
