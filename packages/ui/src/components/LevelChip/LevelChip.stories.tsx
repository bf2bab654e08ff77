import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Inline } from '../Layout/Inline.tsx';
import { LevelChip } from './LevelChip.tsx';

const levels = [
  'Nenhum',
  'Bronze',
  'Silver',
  'Gold',
  'Diamond',
  'Double Diamond',
  'Triple Diamond',
  'Centurion Diamond',
  'Imperial Diamond',
];

const meta = {
  title: 'Componentes/LevelChip',
  component: LevelChip,
  args: { level: 'Gold' },
} satisfies Meta<typeof LevelChip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Gold')).toBeVisible();
  },
};

/** From the lowest rung to the highest. */
export const Ladder: Story = {
  render: () => (
    <Inline gap={8}>
      {levels.map((level) => (
        <LevelChip key={level} level={level} />
      ))}
    </Inline>
  ),
};

export const Unknown: Story = { args: { level: 'Platinum' } };

export const Dark: Story = { ...Ladder, globals: { theme: 'dark' } };
