import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta = {
  title: 'Componentes/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Meus Cursos', href: '/perfil/cursos' },
      { label: 'Primeiros passos na rede', href: '/curso/1' },
      { label: 'Boas-vindas' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: 'Você está em' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.getByText('Boas-vindas')).toHaveAttribute('aria-current', 'page');
  },
};

export const LongNarrow: Story = {
  args: {
    items: [
      { label: strange.title, href: '/curso/1' },
      { label: strange.word, href: '/curso/2' },
      { label: strange.word },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { globals: { theme: 'dark' } };
