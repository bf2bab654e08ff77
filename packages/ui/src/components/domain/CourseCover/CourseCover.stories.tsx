import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../primitives/Layout/Layout.tsx';
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
