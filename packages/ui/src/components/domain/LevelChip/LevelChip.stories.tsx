import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../primitives/Layout/Layout.tsx';
import { levelNames } from './levels.ts';
import { LevelChip } from './LevelChip.tsx';

const meta = {
  title: 'Componentes/LevelChip',
  component: LevelChip,
  args: { level: 'Gold' },
} satisfies Meta<typeof LevelChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Nível',
  play: async ({ canvas }) => {
    const gold = canvas.getByText('Gold');
    await expect(gold).toBeVisible();
    await expect(gold.closest('[lang]')).toHaveAttribute('lang', 'en');
  },
};

/** From the lowest level to the highest; an unknown name is unchanged and neutral. */
export const Ladder: Story = {
  name: 'Escada de níveis',
  render: () => (
    <Inline gap={8}>
      {[...levelNames, 'Platinum'].map((level) => (
        <LevelChip key={level} level={level} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    // A Portuguese word stays Portuguese.
    await expect(canvas.getByText('Nenhum').closest('[lang]')).toBe(document.documentElement);
    await expect(canvas.getByText('Platinum')).toBeVisible();
  },
};
