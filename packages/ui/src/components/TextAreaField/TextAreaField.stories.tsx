import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { TextAreaField, type TextAreaFieldProps } from './TextAreaField.tsx';

function Live(props: TextAreaFieldProps) {
  const [value, setValue] = useState(props.value);
  return <TextAreaField {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Componentes/TextAreaField',
  component: TextAreaField,
  args: { label: 'Description', lang: 'en', optionalText: '(optional)', value: '', onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox', { name: 'Description' });
    await userEvent.type(area, 'Um{Enter}dois');
    await expect(area).toHaveValue('Um\ndois');
  },
};

export const Short: Story = { args: { rows: 2 } };

export const Invalid: Story = { args: { rows: 8, required: true, error: 'Fill in the content.' } };

export const LongNarrow: Story = {
  args: { value: `${strange.word}\n\n${strange.title}` },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { ...Invalid, globals: { theme: 'dark' } };
