import { adminFormMessages } from '@raiz/ui/messages/admin';
import type { Page } from '@playwright/test';
import { field, press, type Outcome, type Triggers } from '../trigger.ts';

/** Opens the confirmation dialog of the first item that can be deleted. */
async function askToDelete(page: Page): Promise<void> {
  await press(page, /^Delete/);
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).waitFor();
}

async function confirmDeletion(page: Page): Promise<void> {
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
}

/** The outcome of a 404 to a save: somebody deleted the item meanwhile (docs/api-decisions.md#two-authors). */
function saysGone(item: 'course' | 'module' | 'lesson'): Outcome {
  return { texts: [adminFormMessages.gone[item]] };
}

/** The triggers of the admin area: course 1, its module 1, their lesson 1. */
export const adminTriggers: Triggers<'admin'> = {
  readAdminCourse: { texts: ['Failed to load courses.'] },
  createCourse: {
    as: 'admin',
    path: '/admin/cursos-novo',
    async fill(page) {
      await field(page, 'Title').fill('Finanças do primeiro ano');
      await field(page, 'Description').fill('Como separar as contas.');
    },
    act: (page) => press(page, 'Save course'),
  },
  updateCourse: {
    as: 'admin',
    path: '/admin/cursos-novo?id=1',
    fill: (page) => field(page, 'Title').fill('Finanças do primeiro ano'),
    act: (page) => press(page, 'Save course'),
    outcomes: { missing: saysGone('course') },
  },
  deleteCourse: {
    as: 'admin',
    path: '/admin/cursos',
    fill: askToDelete,
    act: confirmDeletion,
  },
  readModule: { texts: ['Failed to load course or module.'] },
  createModule: {
    as: 'admin',
    path: '/admin/curso/1/modulo',
    fill: (page) => field(page, 'Title').fill('Antes de começar'),
    act: (page) => press(page, 'Add module'),
    outcomes: { missing: saysGone('course') },
  },
  updateModule: {
    as: 'admin',
    path: '/admin/curso/1/modulo/1',
    fill: (page) => field(page, 'Title').fill('Antes de começar'),
    act: (page) => press(page, 'Save module'),
    outcomes: { missing: saysGone('module') },
  },
  deleteModule: {
    as: 'admin',
    path: '/admin/curso/1/modulo',
    fill: askToDelete,
    act: confirmDeletion,
  },
  createLesson: {
    as: 'admin',
    path: '/admin/curso/1/modulo/1/aulas',
    fill: (page) => field(page, 'Title').fill('Duas contas, dois bolsos'),
    act: (page) => press(page, 'Add lesson'),
    outcomes: { missing: saysGone('module') },
  },
  updateLesson: {
    as: 'admin',
    path: '/admin/aula/1',
    fill: (page) => field(page, 'Title').fill('Duas contas, dois bolsos'),
    act: (page) => press(page, 'Save lesson'),
    texts: ['Failed to update lesson.'],
    outcomes: { missing: saysGone('lesson') },
  },
  deleteLesson: {
    as: 'admin',
    path: '/admin/curso/1/modulo/1/aulas',
    fill: askToDelete,
    act: confirmDeletion,
    texts: ['Could not delete lesson.', /Delete failed: .+/],
  },
};
