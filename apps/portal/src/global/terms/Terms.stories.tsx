import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';

const meta = {
  title: 'Telas/Global/Termos de Uso',
  component: PortalAt,
  args: { path: '/termos' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
    await expect(canvas.getByText('Última atualização: 3 de julho de 2025')).toHaveAttribute('datetime', '2025-07-03');
    await expect(canvas.getByRole('link', { name: 'Voltar para a página inicial' })).toHaveAttribute('href', '/');
    await expect(canvas.getByText('Comunicações por e-\u2060mail')).toBeVisible();

    const numbered = canvas.getAllByRole('heading', { level: 2, name: /^\d\. / });
    await expect(numbered.map((heading) => heading.textContent)).toEqual([
      '1. Aceitação dos termos',
      '2. Cadastro de usuário',
      '3. Privacidade e LGPD',
      '4. Uso da plataforma',
      '5. Propriedade intelectual',
      '6. Alterações destes termos',
      '7. Cancelamento da conta',
      '8. Contato',
    ]);
    const contents = within(canvas.getByRole('navigation', { name: 'Nesta página' })).getAllByRole('link');
    await expect(contents.map((link) => link.getAttribute('href'))).toEqual(
      numbered.map((heading) => `#${heading.id}`),
    );
  },
};
