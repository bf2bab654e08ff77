import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DownloadIcon } from '../../../icons/actions.tsx';
import { Inline } from '../Layout/Layout.tsx';
import { ButtonLink } from './Button.tsx';

const meta = {
  title: 'Componentes/ButtonLink',
  component: ButtonLink,
  args: { href: '/cadastro', children: 'Criar Conta' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Link com cara de botão',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Criar Conta' });
    await expect(link).toHaveAttribute('href', '/cadastro');
  },
};

export const Variants: Story = {
  name: 'Variantes',
  render: (args) => (
    <Inline>
      <ButtonLink {...args} />
      <ButtonLink {...args} variant="secondary" />
      <ButtonLink {...args} variant="danger" />
      <ButtonLink {...args} variant="quiet" />
      <ButtonLink {...args} variant="quietDanger" />
      <ButtonLink {...args} size="small" />
      <ButtonLink href="https://exemplo.com.br/certificado.pdf" newTab icon={<DownloadIcon />}>
        Baixar Certificado
      </ButtonLink>
    </Inline>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Baixar Certificado (abre em nova aba)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};
