import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline, Stack } from '../../primitives/Layout/Layout.tsx';
import { levelLabels } from '../LevelChip/levels.ts';
import { LevelEmblem } from './LevelEmblem.tsx';

const meta = {
  title: 'Componentes/LevelEmblem',
  component: LevelEmblem,
  args: { level: 'Gold' },
} satisfies Meta<typeof LevelEmblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Emblema do nível',
  play: async ({ canvasElement }) => {
    // The name next to it states the level.
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** From the lowest rung to the highest: reached and ahead, in each size. */
export const Family: Story = {
  name: 'Família',
  render: () => (
    <Stack gap={16}>
      {(['large', 'medium', 'small'] as const).flatMap((size) =>
        [false, true].map((ahead) => (
          <Inline key={`${size} ${String(ahead)}`} gap={12}>
            {Object.values(levelLabels).map((level) => (
              <LevelEmblem key={level} level={level} size={size} ahead={ahead} />
            ))}
          </Inline>
        )),
      )}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')].map((svg) =>
      [...svg.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(' '),
    );
    await expect(new Set(drawings.slice(0, 9)).size).toBe(9);
  },
};
