import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectTouchHeight } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Componentes/Disclosure',
  component: Disclosure,
  args: { summary: 'Módulo 1: Boas-vindas', meta: '3 aulas', children: 'Conteúdo do módulo', onToggle: fn() },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: /Módulo 1: Boas-vindas/, expanded: false });
    await expectTouchHeight(button);
    await expect(canvas.getByRole('heading', { level: 2 })).toContainElement(button);
    await expect(canvas.getByText('Conteúdo do módulo')).not.toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Conteúdo do módulo')).toBeVisible();
    await expect(args.onToggle).toHaveBeenCalledWith(true);
  },
};

export const Open: Story = { args: { defaultOpen: true } };

/** The caller keeps the state, as "expandir tudo" needs. */
export const Controlled: Story = {
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.click(button);
    await expect(args.onToggle).toHaveBeenCalledWith(true);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LongNarrow: Story = {
  args: { defaultOpen: true, summary: strange.word, children: strange.title },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
