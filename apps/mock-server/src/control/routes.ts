import { Hono, type Context, type HonoRequest } from 'hono';
import { isScenarioName, scenarioNames, scenarioOf, type ScenarioName } from '../scenarios/index.ts';
import type { MockEnv } from '../databases/mockEnv.ts';
import type { DatabasePlan } from '../databases/databaseSetting.ts';
import { changeClock } from './clockInput.ts';
import { ControlProblem, textOf, integerOf, isForm, readInput, type ControlInput } from './input.ts';
import { FaultProblem, readFault } from '../faults/fault.ts';
import { html } from 'hono/html';
import { redirect, show } from '../pages/page.ts';
import type { MockDatabase } from '../databases/mockDatabase.ts';
import type { Databases } from '../databases/databases.ts';
import type { FaultRule } from '../faults/faultRules.ts';
import type { ClockState } from '../databases/mockClock.ts';

/** A control call with its parsed body. */
interface ControlCall {
  input: ControlInput;
  request: HonoRequest;
  db: MockDatabase;
  databases: Databases;
}

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/**
 * Whether the sender expects a page: the mock's own forms, and a POST without JSON such as curl's.
 */
function wantsPage(request: Request): boolean {
  if (request.method !== 'POST') return false;
  const wantsJson = (request.headers.get('accept') ?? '').includes('application/json');
  const sendsJson = (request.headers.get('content-type') ?? '').includes('json');
  return isForm(request) || (!wantsJson && !sendsJson);
}

/**
 * Turns a control call into a route: JSON for programs, the start page for the mock's own forms. `answer` returns
 * undefined for a 404.
 */
function control(answer: (call: ControlCall) => object | undefined) {
  return async (context: Context<MockEnv>): Promise<Response> => {
    const { req: request, env, var: variables } = context;
    // Forms of other sites could submit these calls unnoticed; browsers send this header.
    if (request.method !== 'GET' && request.header('sec-fetch-site') === 'cross-site') {
      return context.json({ error: 'Only pages of this address may change the mock server.' }, 403, headers);
    }
    const input = request.method === 'POST' ? await readInput(request.raw) : {};
    const body = answer({ input, request, db: variables.db, databases: env.databases });
    if (!body) return context.json({ error: 'There is nothing at this address.' }, 404, headers);
    return wantsPage(request.raw) ? redirect(variables.base) : context.json(body, 200, headers);
  };
}

/** Answers an invalid control call: 400 with one sentence. */
function refuse(error: Error, context: Context<MockEnv>): Response | Promise<Response> {
  if (!(error instanceof ControlProblem || error instanceof FaultProblem)) throw error;
  if (!wantsPage(context.req.raw)) return context.json({ error: error.message }, 400, headers);
  const main = html`<h1>Pedido não aceito</h1>
    <div class="card">
      <p lang="en">${error.message}</p>
      <p><a href="${context.var.base}">Voltar</a></p>
    </div>`;
  return show(context, { title: 'Pedido não aceito', main, status: 400 });
}

/** The answer of `GET /__mock/state`. */
export interface DatabaseState {
  /** '' for the ordinary database. */
  db: string;
  seed: number | null;
  scenario: ScenarioName;
  clock: ClockState;
  faults: FaultRule[];
  /** Rows of each table. */
  tables: Record<string, number>;
}

/** The state of a database as JSON. */
function databaseState({ name, plan, clock, faults, tables }: MockDatabase): DatabaseState {
  const { seed, scenario } = plan();
  const counts = Object.entries(tables()).map(([table, rows]) => [table, rows.length] as const);
  return {
    db: name,
    seed,
    scenario,
    clock: clock.state(),
    faults: faults.list(),
    tables: Object.fromEntries(counts),
  };
}

/** The seed and the scenario of the input. */
function planOf(input: ControlInput): Partial<DatabasePlan> {
  const seed = integerOf(input, 'seed');
  const scenario = textOf(input, 'scenario');
  if (seed !== undefined && (seed < 0 || seed > 0xffff_ffff))
    throw new ControlProblem('seed must be from 0 to 4294967295.');
  if (scenario !== undefined && !isScenarioName(scenario)) {
    throw new ControlProblem(`There is no scenario "${scenario}": choose one of ${scenarioNames.join(', ')}.`);
  }
  return { ...(seed === undefined ? {} : { seed }), ...(scenario === undefined ? {} : { scenario }) };
}

function restart({ input, db }: ControlCall): object {
  db.restart(planOf(input));
  return databaseState(db);
}

function listScenarios(): object {
  return {
    scenarios: scenarioNames.map((name) => {
      const { title, explains } = scenarioOf(name);
      return { name, title, explains };
    }),
  };
}

function updateClock({ input, db }: ControlCall): object {
  changeClock(db.clock, input);
  return db.clock.state();
}

function addFault({ input, db }: ControlCall): object {
  const { id } = db.faults.add(readFault(input));
  return { id, faults: db.faults.list() };
}

function removeFault({ request, db }: ControlCall): object | undefined {
  return db.faults.remove(Number(request.param('id'))) ? { faults: db.faults.list() } : undefined;
}

function clearFaults({ db }: ControlCall): object {
  db.faults.clear();
  return { faults: [] };
}

/** Blocks the account of a person by id, or unblocks it. */
function block({ request, db }: ControlCall, blocked: boolean): object | undefined {
  const user = db.tables().users.find((row) => row.id === Number(request.param('id')));
  return user && Object.assign(user, { blocked }) && { id: user.id, blocked };
}

function removeDatabase({ request, databases }: ControlCall): object | undefined {
  return databases.remove(request.param('name') ?? '') ? { databases: databases.names() } : undefined;
}

/** Every control call below `/__mock`. */
export const controlRoutes = new Hono<MockEnv>()
  .onError(refuse)
  .get(
    '/state',
    control(({ db }) => databaseState(db)),
  )
  .on('POST', ['/reset', '/seed', '/scenario'], control(restart))
  .get('/scenarios', control(listScenarios))
  .get(
    '/clock',
    control(({ db }) => db.clock.state()),
  )
  .post('/clock', control(updateClock))
  .get(
    '/faults',
    control(({ db }) => ({ faults: db.faults.list() })),
  )
  .post('/faults', control(addFault))
  .delete('/faults', control(clearFaults))
  .delete('/faults/:id', control(removeFault))
  .post(
    '/people/:id/block',
    control((call) => block(call, true)),
  )
  .post(
    '/people/:id/unblock',
    control((call) => block(call, false)),
  )
  .get(
    '/databases',
    control(({ databases }) => ({ databases: databases.names() })),
  )
  .delete('/databases/:name', control(removeDatabase));
