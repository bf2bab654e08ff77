/** How requests reach a mock server: the `fetch` of Node or of a page. */
type Transport = (request: Request) => Promise<Response>;

/**
 * Asks a mock server for what depends on how requests reach it: bodies, headers, addresses, cut and abandoned calls.
 * @param origin Of the mock server.
 */
export async function smoke(transport: Transport, origin: string): Promise<unknown> {
  const database = `smoke-${crypto.randomUUID()}`;
  const send = (method: string, path: string, sent: RequestInit = {}) => {
    const headers = { 'X-Mock-Database': database, 'Content-Type': 'application/json', ...sent.headers };
    return transport(new Request(origin + path, { ...sent, method, headers }));
  };
  const post = (path: string, body: object) => send('POST', path, { body: JSON.stringify(body) });
  const outcome = (answer: Promise<Response>) =>
    answer.then(
      ({ status }) => status,
      () => 'cut',
    );
  const login = await post('/api/login', { email: 'ativa@exemplo.com.br', password: 'portal123' });
  const { token } = await login.json();
  const profile = await send('GET', '/api/perfil', { headers: { Authorization: `Bearer ${token}` } });
  const wrongMethod = await send('PATCH', '/api/perfil', { body: '{}' });
  const head = await send('HEAD', '/api/courses');
  await post('/__mock/faults', { operation: 'listCourses', status: 409, body: { error: 'Não: ação.' }, times: 1 });
  const planned = await send('GET', '/api/courses');
  return {
    profile: [profile.status, (await profile.json()).user.name, profile.headers.get('cache-control')],
    wrongMethod: [wrongMethod.status, wrongMethod.headers.get('allow')],
    head: [head.status, await head.text(), head.headers.get('content-type')],
    tooLarge: await outcome(post('/api/login', { email: 'a'.repeat(1024 * 1024) })),
    brokenEncoding: await outcome(send('GET', '/api/courses/%E0%A4%A')),
    planned: [planned.status, await planned.json()],
    drop: await outcome(send('GET', '/api/courses', { headers: { 'X-Mock-Fault': 'drop' } })),
    abandoned: await outcome(
      send('GET', '/api/courses', { headers: { 'X-Mock-Fault': 'hang' }, signal: AbortSignal.timeout(150) }),
    ),
    afterwards: await outcome(send('GET', '/api/courses')),
  };
}

/** The outcome of `smoke`. */
export const expectedSmoke = {
  profile: [200, 'Mariana Souza', 'no-store'],
  wrongMethod: [405, 'GET, HEAD, PUT, OPTIONS'],
  head: [200, '', 'application/json; charset=utf-8'],
  tooLarge: 400,
  brokenEncoding: 400,
  planned: [409, { error: 'Não: ação.' }],
  drop: 'cut',
  abandoned: 'cut',
  afterwards: 200,
};
