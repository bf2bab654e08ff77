import { http, type RequestHandler } from 'msw';
import type { MockApi } from '../createMockApi.ts';

/** Addresses of the mock on any origin: `/api/...` and `/__mock/...`. MSW leaves the query out. */
const mockAddress = /^https?:\/\/[^/]+\/(?:api|__mock)(?:\/|$)/;

/** The mock server as MSW handlers: a single one, since MSW tries handlers in turn. */
export function mockHandlers(api: MockApi): RequestHandler[] {
  return [http.all(mockAddress, ({ request }) => api.fetch(request))];
}
