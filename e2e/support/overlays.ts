import type { Page } from '@playwright/test';
import { type, type Person } from './steps.ts';

/** A dialog or disclosure, and the steps that open it. */
export interface Overlay {
  /** The portal file that renders it. */
  source: string;
  role: Person;
  address: string;
  /** Window width, if it exists only on small windows. */
  width?: number;
  /** Steps before opening it. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Label of the button, link or entry of a menu that opens it. */
  opener: RegExp;
  /** Label of the button that has the focus afterwards, if that is not the opener. */
  returnsTo?: RegExp;
  /** Whether a navigation leaves it open, because it asks about unsaved work. */
  guards?: true;
}

/** Saves a course like another author. Runs in the page. */
async function saveCourseElsewhere({ id, content }: { id: number; content: string }): Promise<void> {
  const address = `/api/admin/courses/${id}`;
  const headers = { Authorization: `Bearer ${localStorage.getItem('token')}`, 'Content-Type': 'application/json' };
  const course: object = await (await fetch(address, { headers })).json();
  await fetch(address, { method: 'PUT', headers, body: JSON.stringify({ ...course, content }) });
}

/** Saves the member's name like another device. Runs in the page. */
async function saveNameElsewhere(name: string): Promise<void> {
  const headers = { Authorization: `Bearer ${localStorage.getItem('token')}`, 'Content-Type': 'application/json' };
  const { user } = await (await fetch('/api/perfil', { headers })).json();
  await fetch('/api/perfil', { method: 'PUT', headers, body: JSON.stringify({ ...user, name }) });
}

/** Every dialog of the portal; tests/architecture/overlays.test.ts checks that the list is complete. */
export const dialogs: readonly Overlay[] = [
  { source: 'app/Shell.tsx', role: 'visitor', address: '/', width: 360, opener: /^Abrir menu$/ },
  { source: 'app/Shell.tsx', role: 'admin', address: '/perfil', width: 360, opener: /^Abrir menu$/ },
  { source: 'account/profile/QrDialog.tsx', role: 'member', address: '/perfil', opener: /QR/ },
  {
    source: 'network/shared/FiltersSheet.tsx',
    role: 'member',
    address: '/perfil/painel-ganhos',
    width: 360,
    opener: /^Filtros$/,
  },
  {
    source: 'network/shared/FiltersSheet.tsx',
    role: 'member',
    address: '/perfil/rede-indicacoes',
    width: 360,
    opener: /^Filtros$/,
  },
  {
    source: 'network/referrals/PersonSheet.tsx',
    role: 'member',
    address: '/perfil/rede-indicacoes',
    width: 360,
    opener: /^André Galvão Brandão$/,
  },
  {
    source: 'network/qualifications/ReferralSheet.tsx',
    role: 'member',
    address: '/perfil/qualificacoes',
    width: 360,
    opener: /^André Galvão Brandão$/,
  },
  {
    source: 'learning/lesson/LessonOutline.tsx',
    role: 'member',
    address: '/curso/aula/1',
    width: 360,
    opener: /^Conteúdo · 1 de 3/,
  },
  {
    source: 'learning/course-content/AbandonCourse.tsx',
    role: 'member',
    address: '/curso/2',
    opener: /^Abandonar este curso$/,
  },
  {
    source: 'learning/shared/EnrolPanel.tsx',
    role: 'member without a plan',
    address: '/curso-iniciar/4',
    // The first time it opens by itself.
    prepare: async (page) => {
      await page.getByRole('dialog').waitFor();
      await page.keyboard.press('Escape');
    },
    opener: /^Como ter acesso/,
  },
  {
    source: 'subscription/my-subscription/route.tsx',
    role: 'member',
    address: '/minha-assinatura',
    opener: /^Cancelar assinatura$/,
  },
  {
    source: 'admin/courses/route.tsx',
    role: 'admin',
    address: '/admin/cursos',
    width: 360,
    // The last entry of the first row's menu, which closes.
    async prepare(page) {
      await page
        .getByRole('button', { name: /^More actions/ })
        .first()
        .press('Enter');
      await page.getByRole('menu').press('End');
    },
    opener: /^Delete course/,
    returnsTo: /^More actions/,
  },
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
    source: 'shared/saved/useSavedForm.tsx',
    role: 'admin',
    address: '/admin/cursos-novo?id=1',
    async prepare(page) {
      await type(page.getByLabel('Content', { exact: true }), 'What this author wrote');
      await page.evaluate(saveCourseElsewhere, { id: 1, content: 'What another author wrote' });
    },
    opener: /^Save course$/,
    guards: true,
  },
  {
    source: 'shared/saved/useSavedForm.tsx',
    role: 'member',
    address: '/perfil',
    async prepare(page) {
      await page.getByRole('button', { name: 'Editar perfil' }).click();
      await type(page.getByLabel('Nome', { exact: true }), 'Mariana Aqui');
      await page.evaluate(saveNameElsewhere, 'Mariana Lá');
    },
    opener: /^Salvar$/,
    guards: true,
  },
  {
    source: 'account/bank-account/BankForm.tsx',
    role: 'member',
    address: '/perfil',
    async prepare(page) {
      await page.getByRole('button', { name: 'Editar dados bancários' }).click();
      await type(page.getByLabel('Código do banco'), '999');
    },
    opener: /^Salvar$/,
    guards: true,
  },
  {
    source: 'app/LeaveGuard.tsx',
    role: 'admin',
    address: '/admin/cursos-novo',
    prepare: (page) => type(page.getByLabel('Title'), 'Half a course'),
    opener: /^Catálogo$/,
    guards: true,
  },
];

/** Every disclosure and combobox of the portal. */
export const unfolding: readonly (Overlay & { keys: readonly string[] })[] = [
  {
    source: 'learning/shared/CourseModules.tsx',
    role: 'member',
    address: '/curso-iniciar/1',
    opener: /^Módulo/,
    keys: ['Enter', 'Enter'],
  },
  {
    source: 'account/bank-account/BankForm.tsx',
    role: 'member',
    address: '/perfil',
    prepare: (page) => page.getByRole('button', { name: /dados bancários$/ }).click(),
    opener: /^Nome do banco/,
    keys: ['ArrowDown'],
  },
];
