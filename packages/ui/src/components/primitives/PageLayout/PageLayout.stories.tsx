import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { strange } from '../../../internal/storyData.ts';
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
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const column = canvasElement.firstElementChild;
    await expect(column && getComputedStyle(column).maxWidth).toBe('1120px');
  },
};

export const Reading: Story = { name: 'Lendo', args: { content: 'reading' } };

export const FormWidth: Story = { name: 'Largura de formulário', args: { content: 'form' } };

const header = <PageHeader>Meus Cursos Inscritos</PageHeader>;

export const WithRail: Story = {
  name: 'Com coluna à direita',
  args: { header, children: <Card>O conteúdo.</Card>, aside: <Card title="Resumo">A coluna à direita.</Card> },
};

/** On phones the rail is above the parts. */
export const RailFirst: Story = {
  name: 'Com coluna antes do conteúdo',
  args: { ...WithRail.args, narrowAside: 'above' },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    const rail = within(canvasElement).getByText('A coluna à direita.').getBoundingClientRect();
    await expect(rail.bottom).toBeLessThan(within(canvasElement).getByText('O conteúdo.').getBoundingClientRect().top);
  },
};

export const StickyRail: Story = {
  name: 'Com coluna que permanece',
  args: {
    ...WithRail.args,
    stickyAside: true,
    children: Array.from({ length: 12 }, (_, at) => <Card key={at}>Parte</Card>),
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: {
    children: (
      <>
        <PageHeader lead={strange.title}>{strange.word}</PageHeader>
        <Card title={strange.word}>{strange.mix}</Card>
      </>
    ),
  },
};
