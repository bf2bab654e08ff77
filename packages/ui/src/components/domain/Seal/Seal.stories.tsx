import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../primitives/Layout/Layout.tsx';
import { Seal } from './Seal.tsx';

const meta = {
  title: 'Componentes/Seal',
  component: Seal,
} satisfies Meta<typeof Seal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from screen readers, and as large as its name says. */
export const Default: Story = {
  name: 'Padrão',
  render: () => (
    <Inline gap={24} align="end">
      <Seal />
      <div style={{ containerType: 'inline-size', width: 640 }}>
        <Seal size="fluid" />
      </div>
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    const widths = [...canvasElement.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().width);
    await expect(widths).toEqual([56, 80]);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
