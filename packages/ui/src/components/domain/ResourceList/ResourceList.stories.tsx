import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTouchHeight } from '../../../internal/storyChecks.ts';
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

/** The name of the file, or else the host; the host appears only below a file's name. */
export const Default: Story = {
  name: 'Lista de materiais',
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

/** Addresses whose last part says nothing have the name of their host, and a number. */
export const SameNames: Story = {
  name: 'Mesmo nome',
  args: { links: ['1a', '2b'].map((id) => `https://drive.google.com/file/d/${id}/view?usp=sharing`) },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(names).toEqual([1, 2].map((at) => `drive.google.com (${at}) (abre em nova aba)`));
  },
};
