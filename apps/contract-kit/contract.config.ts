import { defineContract } from './src/contractConfig.ts';

const mock = 'http://127.0.0.1:4010/__mock';
const set = `curl -s -f -o /dev/null -H "Content-Type: application/json" ${mock}/clock -d`;

function account(name: string) {
  return { email: `${name}@exemplo.com.br`, password: 'portal123' };
}

/** Everything that our mock server has: `TZ=America/Sao_Paulo npm run mock`, then `npm run contract`. */
export default defineContract({
  baseUrl: 'http://127.0.0.1:4010/api',
  accounts: {
    member: account('ativa'),
    other: account('inativa'),
    admin: account('admin'),
    trial: account('teste'),
    canceled: account('cancelada'),
  },
  vouchers: { full: 'VOUCHER100', partial: 'DESCONTO20', expired: 'EXPIRADO' },
  mayChange: 'accounts',
  mailbox: 'preview',
  block: `curl -s -f -X POST ${mock}/people/$CONTRACT_ID/block`,
  expire: `${set} '{"advance":"2h"}'`,
  clock: `${set} "{\\"restart\\":true,\\"advance\\":\\"\${CONTRACT_AHEAD}s\\"}"`,
  pay: `curl -s -w "%{http_code}" -X POST -H "X-Mock-Report: $CONTRACT_REPORT" "$CONTRACT_CHECKOUT/pay"`,
});
