import { Agent, get } from 'node:http';

/** What came of asking a server as fast as it answers. */
export interface Load {
  perSecond: number;
  /** Answers other than 200, and connections that broke. */
  failures: number;
  answers: number;
}

/** One answer read to its end; false for any but a 200. By `node:http`: Node's `fetch` never asks as one who opens a page does. */
export function ask(address: string, token: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(address, { agent, headers: { Authorization: `Bearer ${token}` } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
      response.once('error', () => resolve(false));
    });
    request.once('error', () => resolve(false));
  });
}

/** Asks for one address over so many connections at once, each asking again as soon as it has its answer. */
export async function load(address: string, token: string, connections: number, seconds: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const began = performance.now();
  let [answers, failures] = [0, 0];
  const keepAsking = async () => {
    while (performance.now() - began < seconds * 1000) {
      answers += 1;
      if (!(await ask(address, token, agent))) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, keepAsking));
  agent.destroy();
  return { perSecond: ((answers - failures) * 1000) / (performance.now() - began), failures, answers };
}

/** Waits until an address answers 200; gives the milliseconds it took, or null after so many seconds. */
export async function ready(address: string, token: string, seconds: number): Promise<number | null> {
  const agent = new Agent({ keepAlive: false });
  const began = performance.now();
  while (performance.now() - began < seconds * 1000) {
    if (await ask(address, token, agent)) return performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return null;
}
