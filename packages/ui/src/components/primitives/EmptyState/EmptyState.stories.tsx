import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Componentes/EmptyState',
  component: EmptyState,
  args: {
    title: 'Você ainda não se inscreveu em nenhum curso.',
    children: 'Os cursos em que você se inscrever aparecem aqui, com o seu progresso.',
    action: <ButtonLink href="/cursos">Explorar Cursos</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Estado vazio',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Você ainda não se inscreveu em nenhum curso.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explorar Cursos' })).toBeVisible();
  },
};

/** A sentence alone, nothing to do but wait, filters that hide everything. */
export const Variants: Story = {
  name: 'Variantes',
  render: () => (
    <Stack>
      <EmptyState title="No modules yet." lang="en" />
      <EmptyState title="Você ainda não tem indicados diretos.">
        Quem se cadastrar pelo seu link aparece aqui.
      </EmptyState>
      <EmptyState
        title="Nenhum indicado com estes filtros."
        action={<Button variant="secondary">Limpar filtros</Button>}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No modules yet.').closest('[lang]')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('button', { name: 'Limpar filtros' })).toBeVisible();
  },
};
