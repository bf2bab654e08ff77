/** Methods and headers that a page of another origin may use. */
const preflightHeaders = {
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, X-Mock-World, X-Mock-Fault',
  'Access-Control-Max-Age': '600',
};

function isPreflight({ method, headers }: Request): boolean {
  return method === 'OPTIONS' && headers.has('access-control-request-method');
}

/**
 * Lets pages of any origin call the API: the mock guards nothing, and tokens travel in a header, never in a cookie. Preflights are
 * answered here, before the router, where OPTIONS is a 405.
 */
export function withCors(answer: (request: Request) => Promise<Response>): (request: Request) => Promise<Response> {
  return async (request) => {
    const origin = request.headers.get('origin');
    const { pathname } = new URL(request.url);
    if (origin === null || !pathname.startsWith('/api/')) return answer(request);
    const response = isPreflight(request)
      ? new Response(null, { status: 204, headers: preflightHeaders })
      : await answer(request);
    // A cut connection has no headers to set.
    if (response.type === 'error') return response;
    response.headers.set('Access-Control-Allow-Origin', origin);
    response.headers.set('Access-Control-Expose-Headers', 'Allow, Retry-After, X-Mock-Fault-Applied');
    response.headers.append('Vary', 'Origin');
    return response;
  };
}
