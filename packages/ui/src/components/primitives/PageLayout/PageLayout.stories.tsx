import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { strange } from '../../../internal/storyData.ts';
import { Card } from '../Card/Card.tsx';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import { PageLayout } from './PageLayout.tsx';

const meta = {
  title: 'Componentes/PageLayout',
  component: PageLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <>
        <PageTitle>Meus Cursos Inscritos</PageTitle>
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

export const Reading: Story = { name: 'Lendo', args: { width: 'reading' } };

export const FormWidth: Story = { name: 'Largura de formulário', args: { width: 'form' } };

export const LongText: Story = {
  name: 'Textos longos',
  args: {
    children: (
      <>
        <PageTitle lead={strange.title}>{strange.word}</PageTitle>
        <Card title={strange.word}>{strange.mix}</Card>
      </>
    ),
  },
};
