import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTouchHeight, strange } from '../../../internal/storyChecks.ts';
import { ResourceList } from './ResourceList.tsx';

const meta = {
  title: 'Componentes/ResourceList',
  component: ResourceList,
  args: {
    label: 'Materiais de apoio',
    links: ['https://exemplo.com.br/apostilas/primeiros-passos.pdf', 'https://www.gov.br/'],
  },
} satisfies Meta<typeof ResourceList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The name of the file, or else the host; the host below a file's name only. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Materiais de apoio' })).toBeVisible();
    const [file, host] = canvas.getAllByRole('link');
    await expect(file).toHaveAccessibleName('primeiros-passos.pdf exemplo.com.br (abre em nova aba)');
    await expect(file).toHaveAttribute('href', 'https://exemplo.com.br/apostilas/primeiros-passos.pdf');
    await expect(host).toHaveAccessibleName('gov.br (abre em nova aba)');
    await expect(host).toHaveAttribute('href', 'https://www.gov.br/');
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expectTouchHeight(link);
    }
  },
};

/**
 * As it is stored: blanks around an address, capitals, letters with accents, no host at all, the
 * same address twice. Without links nothing is rendered.
 */
export const AsStored: Story = {
  name: 'Como foi guardado',
  args: {
    links: [
      '  https://exemplo.com.br/m%C3%B3dulo-1.pdf  ',
      'HTTPS://EXEMPLO.COM.BR/Slides',
      'apostila em papel',
      'apostila em papel',
    ],
  },
  render: (args) => (
    <>
      <ResourceList {...args} />
      <ResourceList label="Nada" links={[]} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^módulo-1\.pdf/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Slides/ })).toHaveAttribute(
      'href',
      'https://exemplo.com.br/Slides',
    );
    await expect(canvas.getAllByText('apostila em papel')).toHaveLength(2);
    await expect(canvas.queryByRole('list', { name: 'Nada' })).toBeNull();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** What could run or lead elsewhere is text and nothing more. */
export const UnsafeIsText: Story = {
  name: 'Link inseguro vira texto',
  args: { links: ['javascript:alert(1)', 'data:text/html,<b>x</b>', '//evil.example', strange.mix] },
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('b, script')).toBeNull();
    for (const link of args.links) await expect(canvas.getByText(link)).toBeVisible();
  },
};
