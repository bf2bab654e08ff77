import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Loading, Skeleton, SkeletonText } from './Skeleton.tsx';
import { SkeletonTable } from './SkeletonTable.tsx';

const meta = {
  title: 'Componentes/Skeleton',
  component: Loading,
  subcomponents: { SkeletonText, SkeletonTable, Skeleton },
  args: { children: <SkeletonText /> },
} satisfies Meta<typeof Loading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With reduced motion the grey does not move. */
export const Default: Story = {
  name: 'Esqueleto, carregando',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Carregando...');
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const [line] = canvasElement.querySelectorAll('[aria-hidden="true"] > div');
    await expect(line && getComputedStyle(line).animationName).toBe('none');
  },
};

/** Shows the text where the specification quotes it. */
export const WithText: Story = {
  name: 'Com palavras',
  args: { text: 'Checando permissão...', showText: true, children: <SkeletonText lines={6} /> },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Checando permissão...');
    await waitFor(() => expect(text).toBeVisible());
  },
};

const columns = [
  { id: 'name', header: 'Nome', rowHeader: true, render: () => '' },
  { id: 'note', header: 'Nota', wideOnly: true, render: () => '' },
  { id: 'amount', header: 'Valor', align: 'end', listPlacement: 'value', render: () => '' },
] as const;

/** Typical content in grey, which nobody reads, selects or reaches; lines, rows and tables. */
export const Shapes: Story = {
  name: 'Formas',
  args: {
    children: (
      <Stack>
        <Skeleton>
          <Card title="Um cartão típico">
            <p>Um texto que ainda não chegou, em mais de uma linha se a janela for estreita.</p>
            <Button>Um botão</Button>
          </Card>
        </Skeleton>
        <SkeletonText lines={2} />
        <SkeletonText lines={3} asRows />
        <SkeletonTable columns={columns} count={3} caption="Uma tabela" />
      </Stack>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('table')).toBeNull();
    canvasElement.querySelector('button')?.focus();
    await expect(document.activeElement?.tagName).toBe('BODY');
  },
};
