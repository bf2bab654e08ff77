import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectTouchHeight } from '../../../internal/storyChecks.ts';
import { media } from '../../../theme/media.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Stack } from '../Layout/Layout.tsx';

const meta = {
  title: 'Componentes/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Meus Cursos', href: '/perfil/cursos' },
      { label: 'Primeiros passos na rede', href: '/curso/1' },
      { label: 'Boas-vindas' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Trilha de navegação',
  play: async ({ canvas }) => {
    const way = within(canvas.getByRole('navigation', { name: 'Você está em' }));
    await expect(way.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Meus Cursos',
      'Primeiros passos na rede',
      'Boas-vindas',
    ]);
    const links = way.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/perfil/cursos', '/curso/1']);
    for (const link of links) {
      await expectTouchHeight(link);
      await expect(link).not.toHaveAttribute('aria-current');
    }
    await expect(way.getByText('Boas-vindas')).toHaveAttribute('aria-current', 'page');
  },
};

/** A page at the root, and the administration, which is in English. */
export const Variants: Story = {
  name: 'Variantes',
  render: () => (
    <Stack>
      <Breadcrumbs items={[{ label: 'Meus Cursos' }]} />
      <Breadcrumbs
        label="You are in"
        items={[
          { label: 'Courses', href: '/admin/cursos', lang: 'en' },
          { label: 'Primeiros passos na rede', href: '/admin/cursos/1/modulos' },
          { label: 'New lesson', lang: 'en' },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const way = (name: string) => within(canvas.getByRole('navigation', { name }));
    await expect(way('Você está em').queryByRole('link')).toBeNull();
    await expect(way('Você está em').getByText('Meus Cursos')).toHaveAttribute('aria-current', 'page');
    const languages = way('You are in')
      .getAllByRole('listitem')
      .map((step) => step.lang);
    await expect(languages).toEqual(['en', '', 'en']);
  },
};

/** Only the parent page, with an arrow that points back. */
export const OnPhone: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    if (!window.matchMedia(media.phone).matches) return;
    const [link, ...others] = canvas.getAllByRole('link');
    await expect(link).toHaveAccessibleName('Primeiros passos na rede');
    await expect(others).toEqual([]);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};
