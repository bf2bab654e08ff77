import { http, type RequestHandler } from 'msw';
import type { MockApi } from '../createMockApi.ts';

/** Addresses of the mock at any origin: `/api/...` and `/__mock/...`. MSW omits the query. */
const mockAddress = /^https?:\/\/[^/]+\/(?:api|__mock)(?:\/|$)/;

/** The mock server as a single MSW handler, since MSW tries handlers in turn. */
export function mockHandlers(api: MockApi): RequestHandler[] {
  return [http.all(mockAddress, ({ request }) => api.fetch(request))];
}
