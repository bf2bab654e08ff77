import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid, Stack } from '../Layout/Layout.tsx';
import {
  Loading,
  SkeletonCard,
  SkeletonOf,
  SkeletonPage,
  SkeletonShape,
  SkeletonText,
  SkeletonTitle,
} from './Skeleton.tsx';
import { SkeletonTable } from './SkeletonTable.tsx';

const meta = {
  title: 'Componentes/Skeleton',
  component: Loading,
  subcomponents: { SkeletonText, SkeletonTitle, SkeletonCard, SkeletonShape, SkeletonTable, SkeletonOf, SkeletonPage },
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
  args: { text: 'Checando permissão...', showText: true, children: <SkeletonCard /> },
  play: async ({ canvas }) => {
    const text = await canvas.findByText('Checando permissão...');
    await waitFor(() => expect(text).toBeVisible());
  },
};

const columns = [{ id: 'name' }, { id: 'note', wideOnly: true }, { id: 'amount', align: 'end' }] as const;

/** A card takes its space immediately, and is visible after 150 ms. */
export const Shapes: Story = {
  name: 'Formas',
  args: {
    children: (
      <Stack>
        <Grid>
          <SkeletonCard cover />
          <SkeletonCard cover lines={1} />
          <SkeletonCard />
        </Grid>
        <SkeletonShape shape="fields" count={6} />
        <SkeletonShape shape="pills" count={4} />
        <Grid>
          <SkeletonCard>
            <SkeletonShape shape="bars" count={12} />
          </SkeletonCard>
        </Grid>
        <SkeletonShape shape="button" count={1} />
        <SkeletonShape shape="steps" count={9} />
        <SkeletonTable columns={columns} count={4} captioned />
        <SkeletonShape shape="list" count={3} />
        <SkeletonShape shape="box" count={1} />
        <SkeletonShape shape="fill" count={1} />
        <SkeletonText lines={2} />
        <SkeletonOf content="Um texto que ainda não chegou">
          <SkeletonText />
        </SkeletonOf>
        <SkeletonPage />
      </Stack>
    ),
  },
};
