import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { strange } from '../../../internal/storyData.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Componentes/PageHeader',
  component: PageHeader,
  args: { children: 'Olá, Mariana' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole('heading', { level: 1, name: 'Olá, Mariana' });
    title.focus();
    await expect(title).toHaveFocus();
  },
};

export const WithLeadAndActions: Story = {
  name: 'Com introdução e ações',
  args: {
    lead: 'mariana@exemplo.com.br',
    actions: (
      <ButtonLink href="./qualificacoes" variant="secondary">
        Qualificações
      </ButtonLink>
    ),
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { ...WithLeadAndActions.args, children: strange.title + strange.word },
};
