import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Conta/Confirmação de e-mail',
  component: PortalAt,
  args: { path: '/email-confirmado?success=1' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link that only a confirmed address gets. */
const courses = 'Explorar Cursos';

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'E-mail verificado com sucesso!' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir para o Login' })).toHaveAttribute('href', '/login');
    await expect(canvas.getByRole('link', { name: courses })).toHaveAttribute('href', '/cursos');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Any other value, or none, is a failure. */
export const Failed: Story = {
  name: 'Falha',
  args: { path: '/email-confirmado?success=true' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Não foi possível verificar seu e-\u2060mail.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('você poderá pedir outro link.');
    await expect(canvas.queryByText('E-mail verificado com sucesso!')).toBeNull();
    await expect(canvas.queryByRole('link', { name: courses })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Ir para o Login' })).toHaveAttribute('href', '/login');
  },
};

/** The link of another person, opened where Mariana is logged in. */
export const AnotherAccount: Story = {
  name: 'Outra conta aberta',
  parameters: { session: 'active' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Neste dispositivo, a conta de Mariana Souza está aberta. Para entrar com outra, saia dela primeiro.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sair e entrar com outra conta' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Entrar na sua conta' })).toBeVisible();
    await expect(localStorage.getItem('token')).toBeNull();
  },
};

export const AnotherAccountUnknown: Story = {
  name: 'Outra conta aberta, sem nome',
  args: { path: '/email-confirmado' },
  parameters: { session: 'active', faults: [{ operation: 'readProfile', status: 500 }] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Neste dispositivo já há uma conta aberta. Para entrar com outra, saia dela primeiro.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sair e entrar com outra conta' })).toBeEnabled();
  },
};
