import { demoPassword, type World } from '@raiz/mock-server';

function people(world: World): string {
  const known = world.users.filter((user) => user.password === demoPassword);
  const width = Math.max(0, ...known.map(({ email }) => email.length));
  return known.map(({ email, name }) => `    ${email.padEnd(width)}  ${name}`).join('\n');
}

/**
 * What `npm start` prints with the mock server behind the portal: addresses, people, how to reset.
 */
export function mockGreeting(address: string, world: World, data: string | undefined): string {
  const kept = data === undefined ? 'in memory, lost when this stops' : `in ${data}`;
  return `
  Portal           ${address}
  Join a sponsor   ${address}/cadastro?ref=2
  Mails, vouchers  ${address}/__mock

  Log in with the password ${demoPassword} as
${people(world)}

  Data             ${kept}
  Reset            press the button on ${address}/__mock, or: curl -X POST ${address}/__mock/reset
  Stop             Ctrl+C
`;
}

/** What `npm start` prints with a real backend behind the portal. */
export function backendGreeting(address: string, apiUrl: string): string {
  return `
  Portal   ${address}
  API      ${address}/api, which is ${apiUrl}
  Stop     Ctrl+C
`;
}
