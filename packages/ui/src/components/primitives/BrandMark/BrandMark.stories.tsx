import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Layout/Layout.tsx';
import { BrandMark } from './BrandMark.tsx';

const meta = { title: 'Componentes/BrandMark', component: BrandMark } satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Decorative next to the brand's name. */
export const Default: Story = {
  name: 'Marca, logotipo',
  render: (args) => (
    <Inline gap={8}>
      <BrandMark {...args} />
      <Heading level={2} size="h3">
        Portal Raiz
      </Heading>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
