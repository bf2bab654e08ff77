import type { Page } from '@playwright/test';
import { field, press, type Outcome, type Triggers } from '../trigger.ts';

const login: Outcome = { at: /^\/login/ };

async function fillRegistration(page: Page): Promise<void> {
  await field(page, 'Nome').fill('Ana Lima');
  await field(page, 'E-mail').fill('ana.lima@exemplo.com.br');
  await field(page, 'Senha').fill('segredo');
  await field(page, 'Confirmar senha').fill('segredo');
  await field(page, 'ID de indicação').fill('2');
  await page.getByRole('checkbox').check();
}

async function fillBankAccount(page: Page): Promise<void> {
  const values = {
    'Nome completo': 'Patrícia Gonçalves',
    CPF: '529.982.247-25',
    'Nome do banco': 'Banco do Brasil',
    'Código do banco': '001',
    'Número da agência': '1234-5',
    'Número da conta': '00098765-4',
  };
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
}

/** On the profile a 403 ends the session: docs/specification.md#session. */
const blocked = { forbidden: login };

/** The triggers of the account area. */
export const accountTriggers: Triggers<'account'> = {
  registerMember: {
    path: '/cadastro',
    async fill(page) {
      await fillRegistration(page);
      await press(page, 'Cadastrar');
      await page.getByRole('button', { name: 'Confirmar', exact: true }).waitFor();
    },
    act: (page) => press(page, 'Confirmar'),
  },
  logIn: {
    path: '/login',
    async fill(page) {
      await field(page, 'E-mail').fill('ativa@exemplo.com.br');
      await field(page, 'Senha').fill('portal123');
    },
    act: (page) => press(page, 'Entrar'),
  },
  resendConfirmation: {
    path: '/login',
    async fill(page) {
      await field(page, 'E-mail').fill('nova@exemplo.com.br');
      await field(page, 'Senha').fill('portal123');
      await press(page, 'Entrar');
      await page.getByRole('button', { name: 'Reenviar e-mail de confirmação' }).waitFor();
    },
    act: (page) => press(page, 'Reenviar e-mail de confirmação'),
  },
  readSponsor: {
    path: '/cadastro',
    fill: fillRegistration,
    act: (page) => press(page, 'Cadastrar'),
    retry: /^Cadastrar$/,
    // An answer without a name counts as 404: docs/api-decisions.md#readsponsor.
    outcomes: {
      null: { texts: ['ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.'] },
      wrongRootType: { texts: ['ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.'] },
    },
  },
  requestPasswordReset: {
    path: '/recuperar-senha',
    fill: (page) => field(page, 'E-mail').fill('ativa@exemplo.com.br'),
    act: (page) => press(page, 'Enviar link'),
  },
  resetPassword: {
    path: '/redefinir-senha?token=0123456789abcdef',
    async fill(page) {
      await field(page, 'Nova senha').fill('outro segredo');
      await field(page, 'Confirmar nova senha').fill('outro segredo');
    },
    act: (page) => press(page, 'Redefinir senha'),
  },
  readProfile: {
    texts: ['Erro ao carregar perfil.', 'Erro ao conectar ao servidor (perfil).'],
    outcomes: blocked,
  },
  updateProfile: {
    as: 'member',
    path: '/perfil',
    async fill(page) {
      await press(page, 'Editar perfil');
      await field(page, 'Nome').fill('Mariana de Souza');
    },
    act: (page) => press(page, 'Salvar'),
    outcomes: blocked,
  },
  changePassword: {
    as: 'member',
    path: '/perfil',
    async fill(page) {
      await press(page, 'Alterar senha');
      await field(page, 'Senha atual').fill('portal123');
      await field(page, 'Nova senha').fill('outro segredo');
      await field(page, 'Confirmar nova senha').fill('outro segredo');
    },
    act: (page) => press(page, 'Salvar nova senha'),
    outcomes: blocked,
  },
  readMySponsor: {
    texts: ['Não foi possível carregar quem indicou você.'],
    outcomes: blocked,
  },
  readReferralLink: {
    texts: ['Não foi possível carregar seu link.'],
    outcomes: blocked,
  },
  readBankAccount: {
    outcomes: {
      ...blocked,
      // 404 means "none yet": docs/api-decisions.md#readbankaccount.
      missing: { texts: ['Você ainda não cadastrou seus dados bancários.'] },
    },
  },
  createBankAccount: {
    as: 'member without a plan',
    path: '/perfil',
    async fill(page) {
      await press(page, 'Cadastrar dados bancários');
      await fillBankAccount(page);
    },
    act: (page) => press(page, 'Salvar'),
    outcomes: blocked,
  },
  updateBankAccount: {
    as: 'member',
    path: '/perfil',
    async fill(page) {
      await press(page, 'Editar dados bancários');
      await fillBankAccount(page);
    },
    act: (page) => press(page, 'Salvar'),
    outcomes: blocked,
  },
};
