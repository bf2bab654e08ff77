import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CourseIcon } from '../../icons/subjects.tsx';
import { expectNoSidewaysScroll } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Componentes/EmptyState',
  component: EmptyState,
  args: {
    icon: <CourseIcon size="hero" />,
    title: 'Você ainda não se inscreveu em nenhum curso.',
    children: 'Os cursos em que você se inscrever aparecem aqui, com o seu progresso.',
    action: <ButtonLink href="/cursos">Explorar Cursos</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Você ainda não se inscreveu em nenhum curso.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Explorar Cursos' })).toBeVisible();
  },
};

export const SentenceOnly: Story = {
  args: { icon: undefined, title: 'No modules yet.', children: undefined, action: undefined, lang: 'en' },
};

export const LongNarrow: Story = {
  args: { title: strange.word, children: strange.title },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { globals: { theme: 'dark' } };
