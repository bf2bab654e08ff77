import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { expectUncovered, later } from '../../stories/storyChecks.ts';

const meta = {
  title: 'Telas/Cursos/Aula, no celular',
  component: PortalAt,
  args: { path: '/curso/aula/5' },
  parameters: { session: 'active' },
  globals: { viewport: { value: 'phone360' } },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The bar has previous, completion and next, and is always visible. After the completion the next lesson is its main
 * action; the button that was pressed stays between them and has the focus.
 */
export const Bar: Story = {
  name: 'Barra',
  args: { path: '/curso/aula/7' },
  play: async ({ canvas }) => {
    const mark = await canvas.findByRole('button', { name: 'Marcar como concluída' });
    const others = await canvas.findByRole('navigation', { name: 'Outras aulas' });
    await expect(within(others).getAllByRole('link')).toHaveLength(2);
    await expectUncovered(mark);
    await userEvent.click(mark);
    const message = await canvas.findByText('Aula marcada como concluída!');
    await expectUncovered(message);
    const marked = canvas.getByRole('button', { name: 'Desmarcar como concluída' });
    await expect(marked).toHaveFocus();
    await expectUncovered(marked);
    await later(3000, () => expect(canvas.queryByText('Aula marcada como concluída!')).toBeNull());
    await expectUncovered(canvas.getByText(/^Concluída em/));
    const next = canvas.getByRole('link', { name: 'Próxima: A agenda de domingo' });
    await expectUncovered(within(next).getByText('Próxima'));
  },
};

/**
 * The position opens the outline in a sheet. A press on a lesson opens it; on the current lesson it
 * only closes the sheet.
 */
export const OutlineInSheet: Story = {
  name: 'Sumário em painel',
  play: async ({ canvas }) => {
    const opener = await canvas.findByRole('button', { name: 'Conteúdo · 2 de 6' });
    await userEvent.click(opener);
    const current = await screen.findByRole('link', { name: /^Por onde começar/ });
    await expect(current).toHaveAttribute('aria-current', 'page');
    await userEvent.click(current);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1, name: 'Por onde começar' })).toBeVisible();
    await userEvent.click(opener);
    const sheet = within(await screen.findByRole('dialog', { name: 'Conteúdo do curso' }));
    await userEvent.click(sheet.getByRole('button', { name: /^Módulo 2/ }));
    await userEvent.click(sheet.getByRole('link', { name: /^Quando a resposta é não/ }));
    const title = await canvas.findByRole('heading', { level: 1, name: 'Quando a resposta é não' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};
