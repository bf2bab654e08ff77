import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../domain/Badge/Badge.tsx';
import { BackLink } from '../BackLink/BackLink.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { PageLayout } from '../PageLayout/PageLayout.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Componentes/PageHeader',
  component: PageHeader,
  args: { children: 'Olá, Mariana' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Título da página',
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Olá, Mariana' });
    title.focus();
    await expect(title).toHaveFocus();
  },
};

/** The link to the parent page, a badge and actions. */
export const Complete: Story = {
  name: 'Com todas as partes',
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <PageLayout>{Story()}</PageLayout>],
  args: {
    children: 'Qualificações',
    above: <BackLink href="/perfil">Voltar para o perfil</BackLink>,
    badges: <Badge tone="active">Ativa</Badge>,
    lead: 'Seu nível e o que falta para o próximo.',
    actions: <ButtonLink href="/perfil/ganhos">Ver ganhos</ButtonLink>,
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual(['Voltar para o perfil', 'Ver ganhos']);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Qualificações' })).toBeVisible();
  },
};
