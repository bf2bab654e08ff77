import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArrowLeftIcon } from '../../../icons/navigation.tsx';
import { expectTouchHeight } from '../../../internal/storyChecks.ts';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Componentes/TextLink',
  component: TextLink,
  args: { href: '/recuperar-senha', children: 'Esqueceu a senha?' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Link de texto',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Esqueceu a senha?' });
    await expect(link).toHaveAttribute('href', '/recuperar-senha');
  },
};

/** A link to a new tab announces it; one outside a text is as high as a touch target. */
export const Variants: Story = {
  name: 'Em nova aba, e fora de um texto',
  render: () => (
    <>
      <Text>
        Li e aceito os{' '}
        <TextLink href="/termos" newTab>
          Termos de Uso
        </TextLink>
        .
      </Text>
      <TextLink href="/cursos" variant="standalone" icon={<ArrowLeftIcon />}>
        Voltar ao catálogo
      </TextLink>
    </>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Termos de Uso (abre em nova aba)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expectTouchHeight(canvas.getByRole('link', { name: 'Voltar ao catálogo' }));
  },
};

/** The icon of a new tab is never alone on a line, however the words wrap. */
export const SignWithLastWord: Story = {
  name: 'Sinal de nova aba com a última palavra',
  render: () => (
    <>
      {[...Array(24).keys()].map((at) => (
        <div key={at} style={{ width: `${100 + 4 * at}px` }}>
          <TextLink href="https://portal.exemplo.com.br" newTab>
            Bônus de 21/10/2026
          </TextLink>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const range = document.createRange();
      range.selectNodeContents(link.firstChild ?? link);
      const lastLine = [...range.getClientRects()].at(-1);
      const sign = link.querySelector('svg')?.getBoundingClientRect();
      await expect(sign?.top).toBeLessThan(lastLine?.bottom ?? 0);
      await expect(sign?.left).toBeGreaterThanOrEqual(lastLine?.right ?? 0);
    }
  },
};
