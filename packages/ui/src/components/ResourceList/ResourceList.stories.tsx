import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../internal/storyChecks.ts';
import { ResourceList } from './ResourceList.tsx';

const meta = {
  title: 'Componentes/ResourceList',
  component: ResourceList,
  args: {
    label: 'Materiais de apoio',
    links: ['https://exemplo.com.br/apostilas/primeiros-passos.pdf', 'https://www.gov.br/'],
  },
} satisfies Meta<typeof ResourceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Materiais de apoio' })).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /primeiros-passos\.pdf\s?exemplo\.com\.br\s?\(abre em nova aba\)/ }),
    ).toHaveAttribute('target', '_blank');
  },
};

export const UnsafeIsText: Story = {
  args: { links: ['javascript:alert(1)', 'data:text/html,<b>x</b>', '//evil.example'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
    await expect(within(canvasElement).getByText('javascript:alert(1)')).toBeVisible();
  },
};

export const LongNarrow: Story = {
  args: { links: [`https://exemplo.com.br/${'apostila-muito-longa-'.repeat(8)}%E2%9C%93.pdf`] },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { globals: { theme: 'dark' } };
