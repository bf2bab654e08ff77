import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '../Layout/Layout.tsx';
import { Loading, Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Componentes/Skeleton',
  component: Loading,
  subcomponents: { Skeleton },
  args: { children: <Skeleton kind="text" /> },
} satisfies Meta<typeof Loading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With reduced motion the grey does not move. */
export const Default: Story = {
  name: 'Esqueleto, carregando',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Carregando...');
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const line = canvasElement.querySelector('[data-loading] > [aria-hidden="true"]');
    await expect(line && getComputedStyle(line).animationName).toBe('none');
  },
};

/** Shows the text where the specification quotes it. */
export const WithText: Story = {
  name: 'Com palavras',
  args: { text: 'Checando permissão...', showText: true, children: <Skeleton kind="form" rows={2} /> },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Checando permissão...');
    await waitFor(() => expect(text).toBeVisible());
  },
};

/** One per kind of page or part. */
export const Kinds: Story = {
  name: 'Formas',
  args: {
    children: (
      <Stack gap={40}>
        <Skeleton kind="page" />
        <Skeleton kind="list" rows={3} />
        <Skeleton kind="cards" rows={3} />
        <Skeleton kind="form" rows={2} />
        <Skeleton kind="field" />
        <Skeleton kind="box" />
        <Skeleton kind="line" />
      </Stack>
    ),
  },
};
