import { mockListener } from './adapters/http.ts';
import { createMockApi } from './createMockApi.ts';

/** The mock for the portal's dev server: a listener of node:http with a database in memory. */
export const listener = mockListener(createMockApi());
