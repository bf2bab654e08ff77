import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectTouchHeight } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Grid } from '../Layout/Grid.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { CourseCard } from './CourseCard.tsx';

const meta = {
  title: 'Componentes/CourseCard',
  component: CourseCard,
  args: {
    href: '/curso-iniciar/1',
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

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = canvas.getByRole('article', { name: 'Primeiros passos na rede' });
    const link = canvas.getByRole('link', { name: 'Primeiros passos na rede' });
    await expect(link).toHaveAttribute('href', '/curso-iniciar/1');
    const box = card.getBoundingClientRect();
    await expect(document.elementFromPoint(box.left + 20, box.bottom - 20)?.closest('a')).toBe(link);
  },
};

/** Enrolled: progress, and a button that is the card's only link. */
export const Enrolled: Story = {
  args: {
    href: '/curso/1',
    badges: undefined,
    footer: <ProgressBar value={66} label="Primeiros passos na rede" text="66% concluído" />,
    actionText: 'Acessar Curso',
  },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Acessar Curso' });
    await expectTouchHeight(link);
    await expect(link).toHaveAccessibleDescription('Primeiros passos na rede');
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
  },
};

/** Covers are drawn from the titles. */
export const Catalogue: Story = {
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
          title={title}
          badges={index % 2 === 0 ? args.badges : <Badge tone="premium">Curso Premium</Badge>}
        />
      ))}
    </Grid>
  ),
};

export const WithoutDescription: Story = { args: { description: 'Sem descrição cadastrada' } };

export const LongNarrow: Story = {
  args: { title: strange.title, description: strange.title + strange.word },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Strange: Story = {
  args: { title: strange.word, description: strange.mix },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { ...Catalogue, globals: { theme: 'dark' } };
