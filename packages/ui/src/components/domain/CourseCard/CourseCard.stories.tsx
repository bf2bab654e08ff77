import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectTouchHeight } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Grid } from '../../primitives/Layout/Grid.tsx';
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

/** All of the card is one link, which is called by the title. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
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

/** By keyboard: one stop, and the ring goes around the card. */
export const Keyboard: Story = {
  name: 'Pelo teclado',
  args: { onFocus: fn(), onPointerEnter: fn() },
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement).getByRole('article');
    await expect(getComputedStyle(card).outlineStyle).toBe('none');
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(card).outlineStyle).toBe('solid');
    // Screens prefetch the next page on hover and focus.
    await expect(args.onFocus).toHaveBeenCalledOnce();
    await userEvent.hover(within(canvasElement).getByRole('link'));
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
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Acessar Curso' });
    await expectTouchHeight(link);
    await expect(link).toHaveAttribute('href', '/curso/1');
    await expect(link).toHaveAccessibleDescription('Primeiros passos na rede');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByRole('progressbar', { name: 'Primeiros passos na rede' })).toBeVisible();
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 20)?.closest('a')).toBe(link);
  },
};

export const Completed: Story = {
  name: 'Concluído',
  args: {
    ...Enrolled.args,
    footer: <ProgressBar value={100} label="Primeiros passos na rede" text="100% concluído" />,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).toHaveAttribute('aria-valuetext', '100% concluído');
  },
};

/** Covers are generated from the ids. */
export const Catalogue: Story = {
  name: 'Catálogo',
  render: (args) => (
    <Grid>
      {[
        'Primeiros passos na rede',
        'Finanças pessoais',
        'Oratória',
        'Liderança de equipes',
        'Atendimento com cuidado',
        'LGPD na prática',
      ].map((title, index) => (
        <CourseCard
          key={title}
          {...args}
          courseId={index + 1}
          title={title}
          badges={index % 2 === 0 ? args.badges : <Badge tone="premium">Curso Premium</Badge>}
        />
      ))}
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const cards = within(canvasElement).getAllByRole('article');
    await expect(cards).toHaveLength(6);
    const covers = cards.map((card) => {
      const [cover] = card.children;
      return cover ? getComputedStyle(cover).backgroundColor : '';
    });
    await expect(new Set(covers).size).toBeGreaterThan(2);
  },
};

/** A row of a list: small cover, title, two lines, badge. */
export const PhoneRow: Story = {
  name: 'Linha no celular',
  args: { phone: 'row' },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBeLessThan(150);
    await expectNoSidewaysScroll();
  },
};

/** Its link covers the row. */
export const EnrolledPhoneRow: Story = {
  name: 'Inscrito, linha no celular',
  args: { ...Enrolled.args, phone: 'row' },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    const link = document.elementFromPoint(left + 20, top + 20)?.closest('a');
    await expect(link).toBe(canvas.getByRole('link', { name: 'Acessar Curso' }));
  },
};

/** Cards in one row are of one height, however much they hold. */
export const UnevenRow: Story = {
  name: 'Cartões de alturas diferentes',
  render: (args) => (
    <Grid>
      <CourseCard {...args} {...Enrolled.args} />
      <CourseCard {...args} title="Oratória" description="Sem descrição cadastrada" badges={undefined} />
    </Grid>
  ),
  play: async ({ canvasElement }) => {
    const [one, other] = within(canvasElement)
      .getAllByRole('article')
      .map((card) => card.getBoundingClientRect());
    if (one?.top === other?.top) await expect(one?.height).toBe(other?.height);
    await expect(one?.width).toBe(other?.width);
  },
};

export const WithoutDescription: Story = {
  name: 'Sem descrição',
  args: { description: 'Sem descrição cadastrada' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Sem descrição cadastrada')).toBeVisible();
  },
};

/** Three lines of title and two of description; the tooltip has the whole title. */
export const LongText: Story = {
  name: 'Textos longos',
  args: { title: strange.title, description: strange.title + strange.word },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    const heading = within(canvasElement).getByRole('heading', { name: strange.title.trim() });
    await expect(heading).toHaveAttribute('title', strange.title);
    await expect(heading.getBoundingClientRect().height).toBe(3 * 26);
  },
};

export const Strange: Story = {
  name: 'Dados estranhos',
  args: { title: strange.word, description: strange.mix },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    await expect(within(canvasElement).getByText(strange.mix)).toBeVisible();
    await expect(within(canvasElement).getByRole('heading')).not.toHaveAttribute('title');
  },
};

/** 200 % text. */
export const LargeText: Story = {
  ...Enrolled,
  name: 'Texto a 200 %',
  globals: { textSize: 'double', viewport: { value: 'tablet768' } },
  play: expectNoSidewaysScroll,
};
