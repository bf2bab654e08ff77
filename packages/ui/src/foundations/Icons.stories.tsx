import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../components/Layout/Grid.tsx';
import * as actions from '../icons/actions.tsx';
import * as levels from '../icons/levels.tsx';
import * as navigation from '../icons/navigation.tsx';
import * as status from '../icons/status.tsx';
import * as subjects from '../icons/subjects.tsx';
import * as theme from '../icons/theme.tsx';
import * as styles from './Foundations.css.ts';

/** Our own line icons. They are decoration beside words, never in place of them. */
const meta = { title: 'Fundamentos/Ícones' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const icons = { ...navigation, ...actions, ...status, ...subjects, ...theme, ...levels };

export const Default: Story = {
  render: () => (
    <Grid least="small" gap={12}>
      {Object.entries(icons).map(([name, Icon]) => (
        <div key={name} className={styles.swatch}>
          <Icon size="large" />
          {name}
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const drawn = canvasElement.querySelectorAll('svg');
    await expect(drawn).toHaveLength(Object.keys(icons).length);
    for (const icon of drawn) await expect(icon).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Sizes: Story = {
  render: () => (
    <p>
      <status.SuccessIcon size="text" /> <status.SuccessIcon size="small" /> <status.SuccessIcon />{' '}
      <status.SuccessIcon size="large" /> <status.SuccessIcon size="hero" />
    </p>
  ),
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
