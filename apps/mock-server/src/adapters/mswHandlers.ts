import { http, type RequestHandler } from 'msw';
import type { MockApi } from '../createMockApi.ts';

/** Addresses of the mock on any origin: `/api/...` and `/__mock/...` (without the query, which MSW leaves out). */
const mockAddress = /^https?:\/\/[^/]+\/(?:api|__mock)(?:\/|$)/;

/** The mock server as handlers of MSW. There is one for everything, since MSW tries its handlers one after the other. */
export function mockHandlers(api: MockApi): RequestHandler[] {
  return [http.all(mockAddress, ({ request }) => api.fetch(request))];
}
