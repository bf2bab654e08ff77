import type { Page } from 'playwright';
import type { Role } from './people.ts';

/** Something that opens over a page, or unfolds in it, and how a person gets there. */
export interface Overlay {
  /** The file of the portal that shows it. */
  source: string;
  role: Role;
  address: string;
  /** Width of the window where it is only to be had on a small one. */
  width?: number;
  /** What has to be done first. */
  prepare?: (page: Page) => Promise<unknown>;
  /** The words of the button or link that opens it. */
  opener: RegExp;
}

/** Every use of a dialog in the portal; tests/laws/overlays.test.ts holds the list complete. */
export const dialogs: readonly Overlay[] = [
  { source: 'app/Shell.tsx', role: 'visitor', address: '/', width: 360, opener: /^Abrir menu$/ },
  { source: 'app/Shell.tsx', role: 'admin', address: '/perfil', width: 360, opener: /^Abrir menu$/ },
  { source: 'account/profile/QrDialog.tsx', role: 'member', address: '/perfil', opener: /QR/ },
  {
    source: 'learning/course-content/AbandonCourse.tsx',
    role: 'member',
    address: '/curso/2',
    opener: /^Abandonar este curso$/,
  },
  {
    source: 'learning/course-preview/CoursePremiumDialog.tsx',
    role: 'member without a plan',
    address: '/curso-iniciar/4',
    // It opens by itself at first.
    prepare: async (page) => {
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
    },
    opener: /^Por que não posso/,
  },
  {
    source: 'subscription/my-subscription/CancelDialog.tsx',
    role: 'member',
    address: '/minha-assinatura',
    opener: /^Cancelar assinatura$/,
  },
  { source: 'admin/courses/route.tsx', role: 'admin', address: '/admin/cursos', opener: /^Delete course/ },
  {
    source: 'admin/modules/route.tsx',
    role: 'admin',
    address: '/admin/curso/1/modulo',
    opener: /^Delete module/,
  },
  {
    source: 'admin/lessons/route.tsx',
    role: 'admin',
    address: '/admin/curso/1/modulo/1/aulas',
    opener: /^Delete lesson/,
  },
  {
    source: 'shared/unsaved/LeaveGuard.tsx',
    role: 'admin',
    address: '/admin/cursos-novo',
    prepare: (page) => page.getByLabel('Title').fill('Half a course'),
    opener: /^Catálogo$/,
  },
];

/**
 * Every use of something that unfolds in its page, by a button that says so or by the keys that
 * belong to it.
 */
export const unfolding: readonly (Overlay & { keys: readonly string[] })[] = [
  {
    source: 'network/referrals/NetworkTable.tsx',
    role: 'member',
    address: '/perfil/rede-indicacoes',
    width: 360,
    opener: /^Filtr/,
    keys: ['Enter'],
  },
  {
    source: 'network/earnings-panel/PanelFilters.tsx',
    role: 'member',
    address: '/perfil/painel-ganhos',
    width: 360,
    opener: /^Filtr/,
    keys: ['Enter'],
  },
  {
    source: 'learning/shared/CourseModule.tsx',
    role: 'member',
    address: '/curso-iniciar/1',
    opener: /^Módulo/,
    keys: ['Enter', 'Enter'],
  },
  {
    source: 'account/bank-account/BankFields.tsx',
    role: 'member',
    address: '/perfil',
    prepare: (page) => page.getByRole('button', { name: /dados bancários$/ }).click(),
    opener: /^Nome do banco/,
    keys: ['ArrowDown'],
  },
];
