import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { strange } from '../../../internal/storyData.ts';
import { Grid } from '../../primitives/Layout/Grid.tsx';
import { Inline } from '../../primitives/Layout/Inline.tsx';
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
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const cover = canvasElement.querySelector('[aria-hidden="true"]');
    await expect(cover?.getBoundingClientRect().height).toBe(112);
  },
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

/** Beside a title. */
export const Thumb: Story = {
  name: 'Miniatura',
  render: (args) => (
    <Inline>
      {ids.map((id) => (
        <CourseCover key={id} {...args} courseId={id} size="thumb" />
      ))}
    </Inline>
  ),
};

/** A square beside the title on phones. */
export const Listed: Story = {
  name: 'Em lista, no celular',
  args: { size: 'listed' },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[aria-hidden="true"]')?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([56, 56]);
  },
};

/** As large as its container. */
export const Fill: Story = {
  name: 'Preenche o espaço',
  args: { size: 'fill' },
  decorators: [(Story) => <div style={{ width: 'min(360px, 100%)', height: 240 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const box = canvasElement.querySelector('[aria-hidden="true"]')?.getBoundingClientRect();
    await expect([box?.width, box?.height]).toEqual([360, 240]);
  },
};

/** Any id has a cover. */
export const Strange: Story = {
  name: 'Dados estranhos',
  render: (args) => (
    <Inline>
      {['', '0', '-1', strange.word, strange.mix].map((id) => (
        <CourseCover key={id} {...args} courseId={id} size="thumb" />
      ))}
    </Inline>
  ),
};
