import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../components/primitives/Layout/Layout.tsx';
import { scaleTokens } from '../theme/scaleTokens.ts';
import { textLabels, typedKeys } from './storyLabels.ts';
import * as styles from './Foundations.css.ts';

/** Roles of text: size and line in rem, so that they follow the user's own text size. */
const meta = { title: 'Fundamentos/Tipografia' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  render: () => (
    <Stack gap={24}>
      {typedKeys(scaleTokens.text).map((role) => {
        const { size, line } = scaleTokens.text[role];
        return (
          <p key={role} className={styles.role[role]}>
            {role} · {size}/{line}: {textLabels[role]}, R$ 1.234,56
          </p>
        );
      })}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const body = canvas.getByText(/^body ·/);
    await expect(getComputedStyle(body).fontFamily).toContain('Figtree Variable');
    await expect(document.fonts.check('16px "Figtree Variable"')).toBe(true);
  },
};
