import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { headerMessages } from '../../../messages/global/header.ts';
import { ThemeToggle, type ThemeToggleProps } from './ThemeToggle.tsx';

function Live(props: ThemeToggleProps) {
  const [value, setValue] = useState(props.value);
  return <ThemeToggle {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Componentes/ThemeToggle',
  component: ThemeToggle,
  args: { value: 'system', onChange: fn(), labels: headerMessages.theme },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof ThemeToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tema: automático' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tema: claro' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Tema: escuro' }));
    await expect(canvas.getByRole('button', { name: 'Tema: automático' })).toBeVisible();
  },
};
