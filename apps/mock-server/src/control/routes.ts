import { Hono } from 'hono';
import { isScenarioName, scenarioNames, scenarioOf } from '../scenarios/index.ts';
import type { MockEnv } from '../worlds/mockEnv.ts';
import type { WorldPlan } from '../worlds/worldSetting.ts';
import { changeClock } from './clockInput.ts';
import { control, refuse, type ControlCall } from './control.ts';
import { ControlProblem, textOf, integerOf, type ControlInput } from './input.ts';
import { stateOf } from './state.ts';

/** The seed and the scenario of the input. */
function planOf(input: ControlInput): Partial<WorldPlan> {
  const seed = integerOf(input, 'seed');
  const scenario = textOf(input, 'scenario');
  if (seed !== undefined && (seed < 0 || seed > 0xffff_ffff))
    throw new ControlProblem('seed must be from 0 to 4294967295.');
  if (scenario !== undefined && !isScenarioName(scenario)) {
    throw new ControlProblem(`There is no scenario "${scenario}": choose one of ${scenarioNames.join(', ')}.`);
  }
  return { ...(seed === undefined ? {} : { seed }), ...(scenario === undefined ? {} : { scenario }) };
}

function restart({ input, world }: ControlCall): object {
  world.restart(planOf(input));
  return stateOf(world);
}

function listScenarios(): object {
  return {
    scenarios: scenarioNames.map((name) => {
      const { title, explains } = scenarioOf(name);
      return { name, title, explains };
    }),
  };
}

function updateClock({ input, world }: ControlCall): object {
  changeClock(world.clock, input);
  return world.clock.state();
}

function addFault({ input, world }: ControlCall): object {
  world.faults.add({
    operation: textOf(input, 'operation') ?? '*',
    fault: textOf(input, 'fault') ?? '',
    every: integerOf(input, 'every') ?? 1,
  });
  return { faults: world.faults.list() };
}

function removeFault({ request, world }: ControlCall): object | undefined {
  return world.faults.remove(Number(request.param('id'))) ? { faults: world.faults.list() } : undefined;
}

function clearFaults({ world }: ControlCall): object {
  world.faults.clear();
  return { faults: [] };
}

/** The log, or the entries of one operation. */
function listLog({ request, world }: ControlCall): object {
  const operation = request.query('operation');
  const requests = world.log.list();
  return { requests: operation === undefined ? requests : requests.filter((one) => one.operation === operation) };
}

function clearLog({ world }: ControlCall): object {
  world.log.clear();
  return { requests: [] };
}

function removeWorld({ request, worlds }: ControlCall): object | undefined {
  return worlds.remove(request.param('name') ?? '') ? { worlds: worlds.names() } : undefined;
}

/**
 * Every control call below `/__mock`. HTML forms cannot DELETE, so what they clear also has a POST.
 */
export const controlRoutes = new Hono<MockEnv>()
  .onError(refuse)
  .get(
    '/state',
    control(({ world }) => stateOf(world)),
  )
  .on('POST', ['/reset', '/seed', '/scenario'], control(restart))
  .get('/scenarios', control(listScenarios))
  .get(
    '/clock',
    control(({ world }) => world.clock.state()),
  )
  .post('/clock', control(updateClock))
  .get(
    '/faults',
    control(({ world }) => ({ faults: world.faults.list() })),
  )
  .post('/faults', control(addFault))
  .delete('/faults', control(clearFaults))
  .post('/faults/clear', control(clearFaults))
  .delete('/faults/:id', control(removeFault))
  .get('/log', control(listLog))
  .delete('/log', control(clearLog))
  .post('/log/clear', control(clearLog))
  .get(
    '/worlds',
    control(({ worlds }) => ({ worlds: worlds.names() })),
  )
  .delete('/worlds/:name', control(removeWorld));
