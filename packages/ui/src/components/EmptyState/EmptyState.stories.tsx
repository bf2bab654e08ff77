import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CourseIcon } from '../../icons/subjects.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Componentes/EmptyState',
  component: EmptyState,
  args: {
    icon: <CourseIcon size="hero" />,
    title: 'Você ainda não se inscreveu em nenhum curso.',
    help: 'Os cursos em que você se inscrever aparecem aqui.',
    action: <Button>Explorar Cursos</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Você ainda não se inscreveu em nenhum curso.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Explorar Cursos' })).toBeVisible();
  },
};

export const SentenceOnly: Story = { args: { icon: undefined, help: undefined, action: undefined } };

export const English: Story = {
  args: { icon: undefined, title: 'No modules yet.', help: undefined, action: undefined, lang: 'en' },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
