import { describe, expect, it } from 'vitest';
import type { ReferralRow, UserRow } from '../core/database.ts';
import { networkOf, referralStatus } from './downline.ts';

const now = new Date(2026, 10, 21, 12);

function user(id: number, name: string, sponsor_id: number | null, level = 'Bronze'): UserRow {
  const account = {
    email: `${id}@exemplo.com.br`,
    phone: null,
    is_admin: false,
    password: 'x',
    confirmed: true,
    blocked: false,
  };
  return { id, name, sponsor_id, level, ...account, joined_on: '2026-01-02', qualified_on: null, next_step: null };
}

function stored(
  owner_id: number,
  id: number,
  name: string,
  profundidade: number,
  indicador_id: number | null,
): ReferralRow {
  const email = `${id}@exemplo.com.br`;
  return {
    owner_id,
    id,
    name,
    email,
    profundidade,
    assinatura_status: 'Ativa',
    indicador_id,
    indicador_nome: null,
    indicador_nivel: null,
  };
}

const db = {
  users: [
    user(1, 'Raiz', null),
    user(2, 'Mariana', 1, 'Gold'),
    user(3, 'Úrsula', 2),
    user(4, 'Ângela', 2),
    user(5, 'Bia', 4),
    user(6, 'Alheia', 1),
  ],
  subscriptions: [],
  referrals: [stored(2, 1001, 'Zulmira', 1, 2), stored(4, 1301, 'Caio', 1, 4), stored(6, 1401, 'Fora', 1, 6)],
};

const shown = (leader: number) => networkOf(db, leader, now).map((row) => `${row.profundidade} ${row.name}`);

describe('a network', () => {
  it('is everyone below, by depth, then by name as Portuguese sorts it', () => {
    expect(shown(2)).toEqual(['1 Ângela', '1 Úrsula', '1 Zulmira', '2 Bia', '2 Caio']);
  });

  it('ends although sponsors form a ring', () => {
    const ring = { users: [user(1, 'A', 2), user(2, 'B', 1)], subscriptions: [], referrals: [] };
    expect(networkOf(ring, 1, now).map((row) => row.name)).toEqual(['B']);
  });

  it('names the sponsor as they are called now, of users and of stored people', () => {
    const rows = networkOf(db, 2, now);
    const sponsor = (id: number) => rows.find((row) => row.id === id);
    expect(sponsor(3)).toMatchObject({ indicador_id: 2, indicador_nome: 'Mariana', indicador_nivel: 'Gold' });
    expect(sponsor(1001)).toMatchObject({ indicador_id: 2, indicador_nome: 'Mariana', indicador_nivel: 'Gold' });
    expect(sponsor(1301)).toMatchObject({ indicador_id: 4, indicador_nome: 'Ângela' });
  });
});

it.each([
  ['active', null, 'Ativa'],
  ['trial', '2026-11-30', 'Teste'],
  ['canceled', '2026-11-21', 'Ativa'],
  ['canceled', '2026-11-20', 'Inativa'],
  ['inactive', null, 'Inativa'],
])(
  'a subscription that is %s until %s is called %s, and Pendente before the e-mail is confirmed',
  (status, end_date, word) => {
    const subscription = { user_id: 1, status, start_date: null, end_date, next_billing_date: null };
    expect(referralStatus({ confirmed: true }, subscription, now)).toBe(word);
    expect(referralStatus({ confirmed: false }, subscription, now)).toBe('Pendente');
  },
);
