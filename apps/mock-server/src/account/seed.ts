import type { UserRow, Database } from '../core/database.ts';
import { dayBefore } from '../shared/seedDates.ts';
import { sendConfirmation } from './mails.ts';

/** Password of all demo people: `docs/specification.md#demo-people`. */
export const demoPassword = 'portal123';

const beginner = {
  descricao: 'Indique 3 pessoas com assinatura ativa para o nível Bronze.',
  resumo: 'Indique 3 pessoas ativas',
  status: 'pendente',
};

/** Defaults of a demo person. */
const ordinary = {
  phone: null,
  is_admin: false,
  password: demoPassword,
  confirmed: true,
  blocked: false,
  level: 'Nenhum',
  qualified_on: null,
  next_step: beginner,
} satisfies Partial<UserRow>;

function demoPeople(now: Date): UserRow[] {
  return [
    {
      ...ordinary,
      id: 1,
      name: 'Administração Raiz',
      email: 'admin@exemplo.com.br',
      is_admin: true,
      sponsor_id: null,
      joined_on: dayBefore(now, 1200),
      level: 'Imperial Diamond',
      qualified_on: dayBefore(now, 310),
      next_step: null,
    },
    {
      ...ordinary,
      id: 2,
      name: 'Mariana Souza',
      email: 'ativa@exemplo.com.br',
      phone: '(11) 98765-4321',
      sponsor_id: 1,
      joined_on: dayBefore(now, 800),
      level: 'Centurion Diamond',
      qualified_on: dayBefore(now, 47),
      next_step: {
        descricao: 'Faltam 2 indicados diretos Diamond para o nível Imperial Diamond.',
        resumo: 'Faltam 2 indicados diretos Diamond',
        status: 'em_andamento',
      },
    },
    {
      ...ordinary,
      id: 3,
      name: 'João Conceição',
      email: 'teste@exemplo.com.br',
      phone: '(21) 99876-1234',
      sponsor_id: 2,
      joined_on: dayBefore(now, 120),
    },
    {
      ...ordinary,
      id: 4,
      name: 'Carlos Eduardo Nunes',
      email: 'cancelada@exemplo.com.br',
      phone: '(31) 3344-5566',
      sponsor_id: 2,
      joined_on: dayBefore(now, 420),
      level: 'Bronze',
      qualified_on: dayBefore(now, 96),
      next_step: {
        descricao: 'Reative sua assinatura e indique mais 2 pessoas para o nível Silver.',
        status: 'pendente',
      },
    },
    {
      ...ordinary,
      id: 5,
      name: 'Patrícia Gonçalves',
      email: 'inativa@exemplo.com.br',
      sponsor_id: 4,
      joined_on: dayBefore(now, 260),
    },
    {
      ...ordinary,
      id: 6,
      name: 'Lucas Ferreira',
      email: 'nova@exemplo.com.br',
      confirmed: false,
      sponsor_id: 2,
      joined_on: dayBefore(now, 0),
    },
  ];
}

/**
 * Adds the demo people, Mariana's bank data and Lucas's confirmation mail:
 * `docs/specification.md#demo-people`.
 */
export function seedAccounts(db: Database, now: Date): void {
  db.users.push(...demoPeople(now));
  db.bankAccounts.push({
    user_id: 2,
    nome_completo: 'Mariana Souza',
    cpf: '529.982.247-25',
    nome_banco: 'Banco do Brasil',
    codigo_banco: '001',
    numero_agencia: '1234-5',
    numero_conta: '00098765-4',
    chave_pix: 'ativa@exemplo.com.br',
  });
  for (const user of db.users.filter((row) => !row.confirmed)) sendConfirmation(db, user, now);
}
