import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { scaleTokens } from '../theme/scaleTokens.ts';
import { layerWords } from './storyScaleWords.ts';
import { typedKeys } from './typedKeys.ts';
import * as styles from './Layers.css.ts';

/** What lies above what. */
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
            {name} · {scaleTokens.zIndex[name]}: {layerWords[name]}
          </div>
        ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = typedKeys(scaleTokens.zIndex).map((name) =>
      Number(getComputedStyle(within(canvasElement).getByText(new RegExp(`^${name} ·`))).zIndex),
    );
    await expect(heights).toEqual(heights.toSorted((a, b) => a - b));
  },
};
