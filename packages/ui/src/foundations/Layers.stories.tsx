import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { scaleTokens } from '../theme/scaleTokens.ts';
import { layerLabels, typedKeys } from './storyLabels.ts';
import * as styles from './Foundations.css.ts';

/** The stacking order of layers. */
const meta = { title: 'Fundamentos/Camadas' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mounted from the highest to the lowest, shown from the lowest to the highest. */
export const Default: Story = {
  name: 'Padrão',
  render: () => (
    <div className={styles.stage}>
      {typedKeys(scaleTokens.zIndex)
        .toReversed()
        .map((name) => (
          <div key={name} className={styles.layers[name]}>
            {name} · {scaleTokens.zIndex[name]}: {layerLabels[name]}
          </div>
        ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = typedKeys(scaleTokens.zIndex).map((name) =>
      Number(getComputedStyle(canvas.getByText(new RegExp(`^${name} ·`))).zIndex),
    );
    await expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  },
};
