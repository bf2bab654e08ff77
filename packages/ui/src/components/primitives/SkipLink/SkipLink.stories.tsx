import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { expectUncovered } from '../../../internal/storyChecks.ts';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Componentes/SkipLink',
  component: SkipLink,
  render: () => (
    <>
      <SkipLink />
      <p>
        <a href="/cursos">Catálogo</a>
      </p>
      <main id="conteudo" tabIndex={-1}>
        O conteúdo da página. Pressione Tab para ver o link.
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Pular para o conteúdo',
  play: async ({ canvas }) => {
    const address = window.location.href;
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Ir para o conteúdo' });
    await expect(link).toHaveFocus();
    await expectUncovered(link);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(window.location.href).toBe(address);
  },
};
