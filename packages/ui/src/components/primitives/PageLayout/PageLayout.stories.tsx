import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectUncovered } from '../../../internal/storyChecks.ts';
import { Card } from '../Card/Card.tsx';
import { PageHeader } from '../PageHeader/PageHeader.tsx';
import { PageLayout } from './PageLayout.tsx';

const meta = {
  title: 'Componentes/PageLayout',
  component: PageLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <PageHeader>Meus Cursos Inscritos</PageHeader>
        <Card>O conteúdo fica em uma coluna centralizada.</Card>
      </>
    ),
  },
} satisfies Meta<typeof PageLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Colunas da página',
  play: async ({ canvasElement }) => {
    const column = canvasElement.firstElementChild;
    await expect(column && getComputedStyle(column).maxWidth).toBe('1120px');
  },
};

const withRail = {
  header: <PageHeader>Meus Cursos Inscritos</PageHeader>,
  children: <Card>O conteúdo.</Card>,
  aside: <Card title="Resumo">A coluna à direita.</Card>,
};

export const StickyRail: Story = {
  name: 'Com coluna que permanece',
  args: {
    ...withRail,
    stickyAside: true,
    children: Array.from({ length: 12 }, (_, at) => <Card key={at}>Parte</Card>),
  },
  globals: { viewport: { value: 'desk1280' } },
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(window.scrollY).toBeGreaterThan(0);
    await expectUncovered(canvas.getByText('A coluna à direita.'));
    window.scrollTo(0, 0);
  },
};
