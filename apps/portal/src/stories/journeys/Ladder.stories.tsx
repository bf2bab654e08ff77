import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { JourneyPortal } from './JourneyPortal.tsx';
import { arriveAt, follow, read } from './walk.ts';

/**
 * A member follows the ladder: the level, what is missing for the next, and who of the directs is
 * not active.
 */
const meta = {
  title: 'Jornadas/11 Seguir a escada',
  component: JourneyPortal,
  args: { path: '/perfil' },
  parameters: {
    docs: {
      description: {
        component: 'Um membro vê o seu nível, o que falta para o próximo e quais indicados diretos estão inativos.',
      },
    },
    session: 'active',
  },
} satisfies Meta<typeof JourneyPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Do nível atual aos indicados inativos',
  play: async ({ canvas, step }) => {
    const page = canvas;
    await step('Abre as qualificações pelo cabeçalho', async () => {
      await follow(page, 'Qualificações');
      await arriveAt(page, 'Qualificações');
    });
    await step('Vê o próximo nível com o que falta e, na escada, o seu', async () => {
      await page.findByRole('heading', { level: 2, name: 'Seu nível Gold' });
      const ladder = within(page.getByRole('list', { name: 'Níveis' }));
      await expect(ladder.getByText('Seu nível').closest('li')).toHaveTextContent('Gold');
      const next = within(page.getByRole('list', { name: 'Próximo passo' }));
      await expect(next.getByText('Faltam 2 indicados diretos Gold para o nível Diamond.')).toBeVisible();
    });
    await step('Vê quantos indicados estão ativos, primeiro os que contam para o próximo nível', async () => {
      await read(page, '13 de 19 ativos');
      const table = within(page.getByRole('table', { name: 'Indicados diretos' }));
      const rows = table.getAllByRole('row').slice(1);
      await expect(rows[0]).toHaveTextContent('Ativo');
      await expect(rows.at(-1)).toHaveTextContent('Inativo');
      await expect(table.getAllByText('Inativo')).toHaveLength(6);
    });
    await step('Segue para os ganhos', async () => {
      await follow(page, 'Ganhos');
      await arriveAt(page, 'Ganhos do mês');
    });
  },
};
