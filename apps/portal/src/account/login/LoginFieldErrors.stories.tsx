import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { answerWith } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Conta/Login: erros por campo',
  component: PortalAt,
  args: { path: '/login' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  beforeEach: () =>
    answerWith('POST', '/login', 400, {
      error: 'Confira os dados.',
      fields: [{ field: 'email', message: 'E-mail não aceito.' }],
    }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const email = await canvas.findByLabelText('E-mail');
    await userEvent.type(email, 'ativa@exemplo.com.br');
    await userEvent.type(canvas.getByLabelText('Senha'), 'portal123');
    await userEvent.click(canvas.getByRole('button', { name: 'Entrar' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription('E-mail não aceito.'));
    await expect(email).toHaveFocus();
    await expect(canvas.getByText('Confira os dados.')).toBeVisible();

    await userEvent.type(email, 'x');
    await expect(email).not.toHaveAccessibleDescription('E-mail não aceito.');
    await expect(canvas.getByLabelText('Senha')).toHaveValue('portal123');
  },
};
