import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '../components/primitives/Layout/Layout.tsx';
import { Text } from '../components/primitives/Text/Text.tsx';
import { scaleTokens } from '../theme/scaleTokens.ts';
import { cornerLabels, shadowLabels, typedKeys } from './storyLabels.ts';
import * as styles from './Foundations.css.ts';

/** Space, corners and shadows. */
const meta = { title: 'Fundamentos/Espaço e forma' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const steps = [4, 8, 12, 16, 24, 40, 56] as const;
const shadows = ['popover', 'dialog'] as const;

/** The only distances in use, in pixels; corners; and shadows. */
export const Default: Story = {
  name: 'Espaçamento, cantos, sombras',
  render: () => (
    <Stack gap={40}>
      <Stack gap={8}>
        {steps.map((step) => (
          <div key={step}>
            <Text size="caption" tone="muted">
              {step}
            </Text>
            <div className={styles.space[step]} />
          </div>
        ))}
      </Stack>
      <Grid minColumnWidth="small">
        {typedKeys(scaleTokens.radius).map((name) => (
          <div key={name}>
            <div className={styles.radius[name]} />
            <Text size="caption">
              {name} · {scaleTokens.radius[name]}: {cornerLabels[name]}
            </Text>
          </div>
        ))}
      </Grid>
      <Grid minColumnWidth="small" gap={40}>
        {shadows.map((name) => (
          <div key={name}>
            <div className={styles.elevation[name]} />
            <Text size="caption">
              {name}: {shadowLabels[name]}
            </Text>
          </div>
        ))}
      </Grid>
    </Stack>
  ),
};
