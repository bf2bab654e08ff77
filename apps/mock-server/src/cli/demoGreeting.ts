import { demoPassword } from '../account/seed.ts';
import type { Database } from '../core/database.ts';

/** What a command prints about its mock server: addresses, people, vouchers, how to reset and stop. */
export function demoGreeting(address: string, db: Database, data: string | undefined): string {
  const people = db.users.filter((user) => user.password === demoPassword).map((user) => user.email);
  const vouchers = db.vouchers.map(({ code, discount, valid_until }) =>
    valid_until === null ? `${code} (${discount} %)` : `${code} (valid until ${valid_until})`,
  );
  const storage = data === undefined ? 'in memory only, lost when the server stops' : `in ${data}`;
  const reset = data === undefined ? 'stop and start again, or' : 'press the button there, or';
  return `  Mails, vouchers, clock   ${address}/__mock
  Log in as                ${people.join(', ')}
  Password                 ${demoPassword}
  Vouchers                 ${vouchers.join(', ')}
  Data                     ${storage}
  Reset                    ${reset} curl -X POST ${address}/__mock/reset
  Stop                     Ctrl+C
`;
}
