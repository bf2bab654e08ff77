import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { answerWith, signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { expectNoSidewaysScroll } from '../../stories/storyChecks.ts';

const meta = {
  title: 'Telas/Rede/Qualificações: indicado direto',
  component: PortalAt,
  args: { path: '/perfil/qualificacoes' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('ativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A name opens the details, with the address for a mail; Esc returns to the name. What is unknown is
 * a dash.
 */
export const Default: Story = {
  name: 'Padrão',
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByRole('button', { name: 'Gonçalo Monteiro' });
    await userEvent.click(name);
    const sheet = within(await screen.findByRole('dialog', { name: 'Gonçalo Monteiro' }));
    await expect(sheet.getByRole('link')).toHaveAttribute('href', 'mailto:goncalo.monteiro1009@exemplo.com.br');
    await expect(sheet.getByText('Inativo')).toBeVisible();
    await expect(sheet.getByText('Nível reconhecido').nextElementSibling).toHaveTextContent('Bronze');
    await expect(sheet.getByText('Qualificação atual').nextElementSibling).toHaveTextContent('Nenhum');
    await expectNoSidewaysScroll();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Estêvão Santos' }));
    const other = within(await screen.findByRole('dialog', { name: 'Estêvão Santos' }));
    await expect(other.getAllByText('--')).toHaveLength(2);
  },
};

function crowd(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `Pessoa ${index}`,
    email: 'mesmo@exemplo.com.br',
    ativo: index % 2 === 0,
  }));
}

/** Many people are shown 25 at a time; two of them may share an address. */
export const ManyReferrals: Story = {
  name: 'Muitos indicados',
  beforeEach: () =>
    answerWith('GET', '/qualificacoes', 200, {
      nivel_atual: 'Gold',
      data_ultima_qualificacao: null,
      progresso_proximo: null,
      indicados: crowd(1250),
    }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('625 de 1.250 ativos')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
    await expect(canvas.getByText('25 de 1250')).toBeVisible();
  },
};
