import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { operations } from 'virtual:contract';
import { ContractPage } from './ContractPage.tsx';

/** What the portal and a server agree on, operation by operation. */
const meta = {
  title: 'Contrato/Operações',
  component: ContractPage,
  args: { operations },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ContractPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('53 operações');
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Conta',
      'Assinatura',
      'Rede',
      'Cursos',
      'Administração de cursos',
    ]);
  },
};

/** Unfolded: who may call, the screens, what they say and where, and every example of request and answers. */
export const Unfolded: Story = {
  name: 'Desdobrado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^POST \/login/ }));
    await expect(canvas.getByRole('link', { name: 'Conta/Login' })).toHaveAttribute(
      'href',
      './?path=/docs/telas-conta-login--docs',
    );
    await expect(canvas.getByRole('link', { name: 'Ver na tela “Erro ao fazer login.”' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\.\/\?path=\/story\/telas-conta-login/),
    );
    const [refused] = canvas.getAllByRole('region', { name: /^403:/ });
    await expect(refused).toHaveTextContent('Confirme seu e-mail antes de fazer login.');
  },
};

/** Found by a word of an example, without its accent. */
export const Searched: Story = {
  name: 'Buscado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar' }), 'ja inscrito');
    await expect(canvas.getByRole('status')).toHaveTextContent('1 de 53 operações');
    await expect(canvas.getByRole('button', { name: /\/courses\/\{id\}\/enroll/ })).toBeVisible();
  },
};

export const NothingFound: Story = {
  name: 'Nada encontrado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar' }), 'xyzzy');
    await expect(canvas.getByText('Nada no contrato com “xyzzy”.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
