import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectUncovered } from '../../../internal/storyChecks.ts';
import { PageLayout } from '../PageLayout/PageLayout.tsx';
import { TabStrip } from './TabStrip.tsx';

const names = ['Rede', 'Qualificações', 'Ganhos', 'Painel', 'Saques', 'Vídeos', 'Fundos'];
const links = names.map((label, at) => ({ label, href: `./${at}` }));
const withCurrent = (current: number) => links.map((link, at) => ({ ...link, current: at === current }));

const meta = {
  title: 'Componentes/TabStrip',
  component: TabStrip,
  args: { label: 'Páginas da rede', links: withCurrent(2) },
  parameters: { layout: 'fullscreen' },
  // It reaches the edges of the page on phones.
  decorators: [(Story) => <PageLayout>{Story()}</PageLayout>],
} satisfies Meta<typeof TabStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Abas de endereços',
  play: async ({ canvas }) => {
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('Ganhos');
  },
};

/** The last page is in view on phones; the row fades only at an edge with more links. */
export const Last: Story = {
  name: 'Última página',
  args: { links: withCurrent(6) },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('list');
    const current = canvas.getByRole('link', { current: 'page' });
    await expectUncovered(current);
    await expect(strip.scrollLeft).toBeGreaterThan(0);
    // The gradient is opaque up to the end of the row, and not from its start.
    await waitFor(() => expect(getComputedStyle(strip).maskImage).toContain('32px, rgb(0, 0, 0) 100%'));
  },
};
