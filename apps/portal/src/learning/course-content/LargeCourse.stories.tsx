import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { db } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { pressable } from '../../stories/storyChecks.ts';
import { largeCourse, createLargeCourse } from '../shared/storyLargeCourse.ts';

/** A course of two thousand lessons: a module renders its lessons when it opens. */
const meta = {
  title: 'Telas/Cursos/Curso de 2.000 aulas',
  component: PortalAt,
  args: { path: '/curso/2' },
  parameters: { session: 'active' },
  beforeEach: () => createLargeCourse(db(), 2),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas, canvasElement }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Progresso' });
    await expect(bar).toHaveAttribute('aria-valuetext', '0% concluído · 0 de 1.800 aulas');
    await expect(canvas.getAllByRole('button', { name: /^Módulo \d+: Parte/ })).toHaveLength(largeCourse.modules);
    // Only the open module renders its lessons.
    await expect(canvasElement.querySelectorAll('ol > li').length).toBeLessThanOrEqual(largeCourse.lessons);
    await userEvent.click(canvas.getByRole('button', { name: /^Módulo 50: / }));
    await expect(await canvas.findByRole('link', { name: 'Aula 50.39 da parte 50' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Aula 50\.40/ })).toBeNull();
  },
};

/**
 * Opening all opens a few modules at a time, so that the page stays responsive. Short modules: the checks of a page
 * with two thousand lessons take long.
 */
export const AllOpening: Story = {
  name: 'Abrir todos os módulos',
  beforeEach: () => createLargeCourse(db(), 2, 2),
  play: async ({ canvas, canvasElement }) => {
    const opened = () => canvasElement.querySelectorAll('h3 > [aria-expanded="true"]').length;
    const all = await canvas.findByRole('button', { name: 'Abrir todos os módulos' });
    all.click();
    const counts = new Set<number>();
    await waitFor(() => {
      counts.add(opened());
      return expect(opened()).toBe(largeCourse.modules);
    });
    await expect(counts.size).toBeGreaterThan(3);
    await expect(all).toHaveTextContent('Fechar todos os módulos');
    await userEvent.click(await pressable(all));
    await waitFor(() => expect(opened()).toBe(0));
    await expect(all).toHaveTextContent('Abrir todos os módulos');
  },
};

export const Outline: Story = {
  name: 'Sumário do curso',
  args: { path: '/curso/aula/102503' },
  play: async ({ canvas }) => {
    const outline = await canvas.findByRole('navigation', { name: 'Conteúdo do curso' });
    const current = await within(outline).findByRole('link', { name: 'Aula 25.3 da parte 25' });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await expect(outline.querySelectorAll('ol > li').length).toBe(largeCourse.lessons);
    await userEvent.click(await canvas.findByRole('link', { name: 'Próxima: Aula 25.4 da parte 25' }));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Aula 25.4 da parte 25'));
  },
};
