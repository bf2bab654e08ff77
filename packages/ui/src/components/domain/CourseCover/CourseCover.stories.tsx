import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { strange } from '../../../internal/storyChecks.ts';
import { Grid, Inline, Stack } from '../../primitives/Layout/Layout.tsx';
import { CourseCover } from './CourseCover.tsx';

const meta = {
  title: 'Componentes/CourseCover',
  component: CourseCover,
  args: { courseId: 1 },
} satisfies Meta<typeof CourseCover>;

export default meta;
type Story = StoryObj<typeof meta>;

const ids = Array.from({ length: 18 }, (_, index) => index + 1);

/** Decoration, hidden from screen readers. */
export const Default: Story = {
  name: 'Capa de curso',
};

/** Six motifs in six colours, each arranged by the course's id. */
export const ManyCourses: Story = {
  name: 'Muitos cursos',
  render: (args) => (
    <Grid gap={16}>
      {ids.map((id) => (
        <CourseCover key={id} {...args} courseId={id} />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll('path:first-child')].map((path) => path.getAttribute('d'));
    await expect(new Set(paths).size).toBe(ids.length);
  },
};

/** Next to a title, a square in lists on phones, and as large as its container; any id has one. */
export const Sizes: Story = {
  name: 'Tamanhos',
  globals: { viewport: { value: 'phone360' } },
  render: (args) => (
    <Stack>
      <Inline>
        {[...ids, '', '0', '-1', strange.word, strange.mix].map((id) => (
          <CourseCover key={id} {...args} courseId={id} size="thumb" />
        ))}
      </Inline>
      <div data-testid="listed">
        <CourseCover {...args} size="listed" />
      </div>
      <div data-testid="fill" style={{ width: 240, height: 160 }}>
        <CourseCover {...args} size="fill" />
      </div>
      <div data-testid="wide" style={{ height: 160 }}>
        <CourseCover {...args} size="wide" />
      </div>
    </Stack>
  ),
};
