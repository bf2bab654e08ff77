import { createMockApi, type MockApi, type MockApiOptions } from '../createMockApi.ts';
import { testRequest, type Sent } from '../shared/testRequest.ts';

/** A mock with Patrícia (5) logged in, and a function that visits its addresses. */
export function openMock(options: MockApiOptions = {}) {
  const api = createMockApi(options);
  api.db().sessions.push({ token: 'patricia', user_id: 5 });
  const visit = async (call: string, sent?: Sent) => {
    const response = await api.fetch(testRequest(call, sent));
    return {
      status: response.status,
      location: response.headers.get('Location'),
      headers: response.headers,
      text: await response.text(),
    };
  };
  return { api, visit };
}

/** Opens a checkout for Patrícia and returns the path of its page. */
export async function checkoutPath(api: MockApi, voucherCode?: string): Promise<string> {
  await api.fetch(testRequest('POST /api/assinatura', { token: 'patricia', json: { plan: 'mensal', voucherCode } }));
  const checkout = api.db().checkouts.at(-1);
  if (!checkout) throw new Error('No checkout was opened.');
  return `/__mock/checkout/${checkout.id}`;
}
