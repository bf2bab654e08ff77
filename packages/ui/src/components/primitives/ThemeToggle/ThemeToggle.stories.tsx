import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useLive } from '../../../internal/storyChecks.ts';
import { headerMessages } from '../../../messages/global/header.ts';
import { ThemeToggle } from './ThemeToggle.tsx';

const meta = {
  title: 'Componentes/ThemeToggle',
  component: ThemeToggle,
  args: { value: 'system', onChange: fn(), labels: headerMessages.theme },
  render: function Live(args) {
    return <ThemeToggle {...args} {...useLive(args)} />;
  },
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Tema claro e escuro',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tema: automático' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tema: claro' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tema: escuro' }));
    await expect(canvas.getByRole('button', { name: 'Tema: automático' })).toBeVisible();
  },
};
