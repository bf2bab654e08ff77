import type { Meta, StoryObj } from '@storybook/react-vite';
import { Seal } from './Seal.tsx';

const meta = {
  title: 'Componentes/Seal',
  component: Seal,
} satisfies Meta<typeof Seal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from screen readers, and as large as its name says. */
export const Default: Story = {
  name: 'Selo',
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 24 }}>
      <Seal />
      <div style={{ containerType: 'inline-size', width: 640 }}>
        <Seal size="fluid" />
      </div>
    </div>
  ),
};
