import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Grid } from '../../primitives/Layout/Layout.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { CourseCard } from './CourseCard.tsx';

const meta = {
  title: 'Componentes/CourseCard',
  component: CourseCard,
  args: {
    href: '/curso-iniciar/1',
    courseId: 1,
    title: 'Primeiros passos na rede',
    description: 'Como a rede funciona, o que cada nível significa e como acompanhar as suas indicações.',
    badges: <Badge tone="free">Acesso livre</Badge>,
  },
  render: (args) => (
    <Grid>
      <CourseCard {...args} />
    </Grid>
  ),
} satisfies Meta<typeof CourseCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The entire card is one link, with the title as its name. */
export const Default: Story = {
  name: 'Cartão de curso',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article', { name: 'Primeiros passos na rede' });
    await expect(within(card).getByRole('heading', { level: 2, name: 'Primeiros passos na rede' })).toBeVisible();
    await expect(within(card).getByText('Acesso livre')).toBeVisible();
    await expect(within(card).getByText(/^Como a rede funciona/)).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Primeiros passos na rede' });
    await expect(canvas.getAllByRole('link')).toEqual([link]);
    await expect(link).toHaveAttribute('href', '/curso-iniciar/1');
    const { left, right, top, bottom } = card.getBoundingClientRect();
    for (const [x, y] of [
      [left + 20, top + 20],
      [right - 20, bottom - 20],
    ] as const)
      await expect(document.elementFromPoint(x, y)?.closest('a')).toBe(link);
    // The cover is decoration.
    await expect(card.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
};

/** With the keyboard: one tab stop, and the focus ring surrounds the card. */
export const Keyboard: Story = {
  name: 'Pelo teclado',
  args: { onFocus: fn(), onPointerEnter: fn() },
  play: async ({ canvas, args }) => {
    const card = canvas.getByRole('article');
    await expect(getComputedStyle(card).outlineStyle).toBe('none');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(card).outlineStyle).toBe('solid');
    // Screens prefetch the next page on hover and focus.
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await userEvent.hover(canvas.getByRole('link'));
    await expect(args.onPointerEnter).toHaveBeenCalledOnce();
  },
};

/** Enrolled: progress, and a button that is the card's only link. */
export const Enrolled: Story = {
  name: 'Inscrito',
  args: {
    href: '/curso/1',
    badges: undefined,
    footer: <ProgressBar value={66} label="Primeiros passos na rede" text="66% concluído" />,
    actionText: 'Acessar Curso',
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Acessar Curso' });
    await expect(link).toHaveAttribute('href', '/curso/1');
    await expect(link).toHaveAccessibleDescription('Primeiros passos na rede');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('progressbar', { name: 'Primeiros passos na rede' })).toBeVisible();
  },
};

/** A part that a screen omits with `condition && <Part />` has no box. */
export const WithoutParts: Story = {
  name: 'Sem partes',
  args: { badges: false, footer: false, actionText: false },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    const parts = [...(heading.parentElement?.children ?? [])];
    await expect(parts.map(({ tagName }) => tagName)).toEqual(['H2', 'P']);
  },
};

/** A description of several lines shows its first ones, without blank ones. */
export const Lines: Story = {
  name: 'Descrição em várias linhas',
  args: { description: 'Para quem começa\r\n\r\n\r\nEm três aulas\nCom certificado' },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Para quem começa/);
    await expect(text.innerText.split('\n')).toEqual(['Para quem começa', 'Em três aulas', 'Com certificado']);
  },
};
