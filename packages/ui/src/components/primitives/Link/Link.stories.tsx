import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../Layout/Layout.tsx';
import { Link, LinkProvider, type LinkProps } from './Link.tsx';

const meta = {
  title: 'Componentes/Link',
  component: Link,
  args: { href: '/cursos', children: 'Catálogo' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Link',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Catálogo' })).toHaveAttribute('href', '/cursos');
  },
};

function RouterLink(props: LinkProps) {
  return <a {...props} data-router="yes" />;
}

/** The router handles paths of the portal; other addresses and new tabs stay plain anchors. */
export const WithRouter: Story = {
  name: 'Com roteador',
  render: () => (
    <LinkProvider link={RouterLink}>
      <Inline>
        <Link href="/perfil">Perfil</Link>
        <Link href="./qualificacoes">Qualificações</Link>
        <Link href="/termos" target="_blank">
          Termos
        </Link>
        <Link href="https://exemplo.com.br/">Fora</Link>
        <Link href="mailto:a@exemplo.com.br">E-mail</Link>
      </Inline>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const routed = (name: string) => canvas.getByRole('link', { name }).hasAttribute('data-router');
    await expect(routed('Perfil')).toBe(true);
    await expect(routed('Qualificações')).toBe(true);
    await expect(routed('Termos')).toBe(false);
    await expect(routed('Fora')).toBe(false);
    await expect(routed('E-mail')).toBe(false);
  },
};
