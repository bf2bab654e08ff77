import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { JourneyPortal } from './JourneyPortal.tsx';
import { arriveAt, press } from './walk.ts';

/** A leader of five thousand people reads the network. */
const meta = {
  title: 'Jornadas/9 Leitura da rede',
  component: JourneyPortal,
  args: { path: '/perfil/rede-indicacoes' },
  parameters: {
    docs: {
      description: {
        component: 'Uma líder filtra a rede de cinco mil pessoas, ordena, vira páginas e abre um ramo da árvore.',
      },
    },
    session: 'active',
    scenario: 'large',
  },
} satisfies Meta<typeof JourneyPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Do filtro ao ramo',
  play: async ({ canvas, step }) => {
    const page = canvas;
    await step('Chega à rede', async () => {
      await arriveAt(page, 'Rede de indicações');
      await page.findByText(/^[45]\.\d{3} indicados$/, {}, { timeout: 8000 });
    });
    await step('Filtra quem está em teste na profundidade 2', async () => {
      await userEvent.selectOptions(page.getByRole('combobox', { name: 'Status' }), 'Teste');
      await userEvent.selectOptions(page.getByRole('combobox', { name: 'Profundidade' }), '2');
      await page.findByRole('button', { name: 'Limpar filtros' });
      await waitFor(() => expect(page.queryAllByRole('cell', { name: '1' })).toHaveLength(0));
    });
    await step('Ordena pela data e vira a página', async () => {
      await press(page, 'Data da indicação');
      await press(page, 'Próxima página');
      await waitFor(() => expect(page.getByRole('textbox', { name: 'Página' })).toHaveValue('2'));
    });
    await step('Abre alguém na árvore', async () => {
      const [link] = page.getAllByRole('rowheader');
      if (link) await userEvent.click(within(link).getByRole('link'));
      const sheet = within(await within(document.body).findByRole('dialog'));
      await userEvent.click(sheet.getByRole('link', { name: 'Ver na árvore' }));
      await page.findByRole('tree', { name: 'Árvore da sua rede' });
      await expect(page.getByRole('treeitem', { selected: true })).toBeVisible();
    });
  },
};
