import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { answerApi } from './api/answerApi.ts';
import { controlRoutes } from './control/routes.ts';
import { notFound } from './pages/page.ts';
import { redirect } from './pages/page.ts';
import { pageRoutes } from './pages/routes.ts';
import type { MockEnv } from './databases/mockEnv.ts';
import { databaseHeader, databaseName, databasePath } from './databases/databases.ts';

/** Opens the database that a request names, and saves it after a request that may have changed it. */
const withDatabase = createMiddleware<MockEnv>(async (context, next) => {
  const { env, req: request } = context;
  const inPath = databasePath.exec(request.path)?.[1];
  const name = inPath ?? request.header(databaseHeader) ?? '';
  if (name !== '' && !databaseName.test(name)) {
    const error = `The name of a database is 1 to 64 letters, digits, "-" or "_", not "${name.slice(0, 80)}".`;
    return context.json({ error, code: 'mundo_invalido' }, 400, { 'Cache-Control': 'no-store' });
  }
  const db = env.databases.of(name);
  context.set('db', db);
  context.set('tables', env.refresh(db));
  context.set('base', name === '' ? '/__mock' : `/__mock/in/${name}`);
  await next();
  // The link of a confirmation mail is a GET that changes the database.
  if (request.method !== 'GET' || request.path.endsWith('/confirm')) await env.save(db);
  return undefined;
});

/** The routes of every mock server; whatever differs between servers comes with each request in `env`. */
export const app = new Hono<MockEnv>();

app
  .onError((error) => {
    throw error;
  })
  .notFound(notFound)
  .use(withDatabase)
  .use(
    '/__mock/*',
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) =>
        context.json({ error: 'This address does not take that method.' }, 405, { Allow: methods.join(', ') }),
    }),
  )
  // Tools that wait for the mock request the address that its greeting shows.
  .on('GET', ['/api', '/api/'], ({ var: { base } }) => redirect(base))
  .all('/api/*', answerApi)
  .get('/', ({ env: { portal } }) => redirect(portal === undefined ? '/__mock' : `${portal}/`));

for (const base of ['/__mock', '/__mock/in/:database']) app.route(base, controlRoutes).route(base, pageRoutes);
