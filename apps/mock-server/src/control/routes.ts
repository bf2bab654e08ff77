import { isScenarioName, scenarioNames, scenarioOf } from '../scenarios/index.ts';
import type { MockWorld, WorldPlan } from '../worlds/mockWorld.ts';
import type { Worlds } from '../worlds/worlds.ts';
import { changeClock } from './clockInput.ts';
import { ControlProblem, textOf, wholeOf, type ControlInput } from './input.ts';
import { stateOf } from './state.ts';

/** A control call once its body is read. */
export interface ControlCall {
  input: ControlInput;
  url: URL;
  world: MockWorld;
  worlds: Worlds;
}

/** One control call; undefined answers 404. */
export interface ControlRoute {
  method: 'GET' | 'POST' | 'DELETE';
  /** Matched against the path below `/__mock`; its groups are handed on. */
  pattern: RegExp;
  answer: (call: ControlCall, ...parts: string[]) => object | undefined;
}

/** The seed and the scenario that the input asks for. */
function planOf(input: ControlInput): Partial<WorldPlan> {
  const seed = wholeOf(input, 'seed');
  const scenario = textOf(input, 'scenario');
  if (seed !== undefined && (seed < 0 || seed > 0xffff_ffff))
    throw new ControlProblem('seed must be from 0 to 4294967295.');
  if (scenario !== undefined && !isScenarioName(scenario)) {
    throw new ControlProblem(`There is no scenario "${scenario}": choose one of ${scenarioNames.join(', ')}.`);
  }
  return { ...(seed === undefined ? {} : { seed }), ...(scenario === undefined ? {} : { scenario }) };
}

function listScenarios(): object {
  return { scenarios: scenarioNames.map((name) => ({ name, ...pick(name) })) };
}

function pick(name: (typeof scenarioNames)[number]): { title: string; explains: string } {
  const { title, explains } = scenarioOf(name);
  return { title, explains };
}

function clearFaults({ world }: ControlCall): object {
  world.faults.clear();
  return { faults: [] };
}

function addFault({ input, world }: ControlCall): object {
  world.faults.add({
    operation: textOf(input, 'operation') ?? '*',
    fault: textOf(input, 'fault') ?? '',
    every: wholeOf(input, 'every') ?? 1,
  });
  return { faults: world.faults.list() };
}

function clearLog({ world }: ControlCall): object {
  world.log.clear();
  return { requests: [] };
}

/** The log, or those of it that one operation answered. */
function listLog({ world, url }: ControlCall): object {
  const operation = url.searchParams.get('operation');
  const requests = world.log.list();
  return { requests: operation === null ? requests : requests.filter((one) => one.operation === operation) };
}

/** Every control call below `/__mock`. Forms cannot DELETE, so what they clear has a POST beside it. */
export const controlRoutes: readonly ControlRoute[] = [
  { method: 'GET', pattern: /^\/state$/, answer: ({ world }) => stateOf(world) },
  {
    method: 'POST',
    pattern: /^\/(?:reset|seed|scenario)$/,
    answer({ input, world }) {
      world.restart(planOf(input));
      return stateOf(world);
    },
  },
  { method: 'GET', pattern: /^\/scenarios$/, answer: listScenarios },
  { method: 'GET', pattern: /^\/clock$/, answer: ({ world }) => world.clock.state() },
  {
    method: 'POST',
    pattern: /^\/clock$/,
    answer({ input, world }) {
      changeClock(world.clock, input);
      return world.clock.state();
    },
  },
  { method: 'GET', pattern: /^\/faults$/, answer: ({ world }) => ({ faults: world.faults.list() }) },
  { method: 'POST', pattern: /^\/faults$/, answer: addFault },
  { method: 'POST', pattern: /^\/faults\/clear$/, answer: clearFaults },
  { method: 'DELETE', pattern: /^\/faults$/, answer: clearFaults },
  {
    method: 'DELETE',
    pattern: /^\/faults\/(\d{1,9})$/,
    answer: ({ world }, id) => (world.faults.remove(Number(id)) ? { faults: world.faults.list() } : undefined),
  },
  { method: 'GET', pattern: /^\/log$/, answer: listLog },
  { method: 'POST', pattern: /^\/log\/clear$/, answer: clearLog },
  { method: 'DELETE', pattern: /^\/log$/, answer: clearLog },
  { method: 'GET', pattern: /^\/worlds$/, answer: ({ worlds }) => ({ worlds: worlds.names() }) },
  {
    method: 'DELETE',
    pattern: /^\/worlds\/([\w-]{1,64})$/,
    answer: ({ worlds }, name = '') => (worlds.remove(name) ? { worlds: worlds.names() } : undefined),
  },
];
