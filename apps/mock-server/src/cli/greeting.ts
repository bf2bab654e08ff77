import { demoPassword } from '../account/seed.ts';
import type { World } from '../core/world.ts';
import { scenarioNames, scenarioOf } from '../scenarios/index.ts';

/** Every scenario with its description, one per line. */
export function scenarioList(): string {
  const width = Math.max(...scenarioNames.map((name) => name.length));
  return scenarioNames.map((name) => `${name.padEnd(width)}  ${scenarioOf(name).explains}\n`).join('');
}

/** What the command prints once the server answers: addresses, people, how to reset and stop. */
export function greeting(address: string, world: World, data: string | null): string {
  const people = world.users.filter((user) => user.password === demoPassword).map((user) => user.email);
  const vouchers = world.vouchers.map(({ code, discount, valid_until }) =>
    valid_until === null ? `${code} (${discount} %)` : `${code} (valid until ${valid_until})`,
  );
  const kept = data === null ? 'in memory only, lost when the server stops' : `in ${data}`;
  const reset = data === null ? 'stop and start again, or' : 'press the button there, or';
  return `Mock server ready: ${address}/api
  Mails, people, controls  ${address}/__mock
  API reference            ${address}/__mock/docs
  Log in as                ${people.join(', ')}
  Password                 ${demoPassword}
  Vouchers                 ${vouchers.join(', ')}
  Data                     ${kept}
  Reset                    ${reset} curl -X POST ${address}/__mock/reset
  Stop                     Ctrl+C
`;
}
