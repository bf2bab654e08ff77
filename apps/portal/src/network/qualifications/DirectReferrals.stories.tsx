import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { signInAs } from '../../stories/mock.ts';
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

/** A name opens the details, with the address for a mail; Esc returns to the name. */
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
  },
};

/** Left open, for the picture. */
export const Open: Story = {
  name: 'Aberto',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Estêvão Santos' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Estêvão Santos' }));
    await expect(sheet.getAllByText('--')).toHaveLength(2);
  },
};
