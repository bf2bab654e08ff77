import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectTouchHeight } from '../../../internal/storyChecks.ts';
import { LessonList } from './LessonList.tsx';

const meta = {
  title: 'Componentes/LessonList',
  component: LessonList,
  args: {
    completedText: 'Concluída',
    videoText: 'vídeo',
    closedText: 'para assinantes',
    unpublishedText: '(não publicada)',
    lessons: [
      { id: 1, title: 'Boas-vindas à rede', href: '/curso/aula/1', completed: true, kind: 'text' },
      { id: 2, title: 'Como indicar com cuidado', href: '/curso/aula/2', completed: false, current: true },
      { id: 3, title: 'Perguntas frequentes', href: '/curso/aula/3', completed: false, note: 'Opcional' },
      { id: 4, title: 'Próximos passos', href: null, completed: false, unpublished: true },
    ],
  },
} satisfies Meta<typeof LessonList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The row of a lesson: its position in the list, its text, and its mark. */
function rowsOf(canvasElement: HTMLElement): HTMLElement[] {
  return within(canvasElement).getAllByRole('listitem');
}

/** The shape of a row's icon, for comparison. */
function markOf(row: HTMLElement | undefined): string | undefined {
  const svg = row?.querySelector('svg');
  return svg ? new XMLSerializer().serializeToString(svg) : undefined;
}

/** A student's view. */
export const Default: Story = {
  name: 'Lista de aulas',
  play: async ({ canvas, canvasElement }) => {
    await expect(rowsOf(canvasElement).map((row) => row.textContent)).toEqual([
      'Boas-vindas à rede (Concluída)',
      'Como indicar com cuidado',
      'Perguntas frequentesOpcional',
      'Próximos passos (não publicada)',
    ]);

    const done = canvas.getByRole('link', { name: 'Boas-vindas à rede (Concluída)' });
    await expect(done).toHaveAttribute('href', '/curso/aula/1');
    await expect(done).not.toHaveAttribute('aria-current');
    const here = canvas.getByRole('link', { name: 'Como indicar com cuidado' });
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Perguntas frequentes Opcional' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);

    const [tick, dot, otherDot, closedEye] = rowsOf(canvasElement).map(markOf);
    await expect(new Set([tick, dot, closedEye]).size).toBe(3);
    await expect([dot, otherDot]).toEqual([undefined, undefined]);
    const greyed = getComputedStyle(canvas.getByText(/Próximos passos/)).color;
    await expect(greyed).not.toBe(getComputedStyle(canvas.getByText('Perguntas frequentes')).color);
  },
};

/** On phones each row is a touch target; elsewhere it is as high as other rows. */
export const OnPhones: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) await expectTouchHeight(link);
  },
};

/** The kind of a lesson, until it is completed. */
export const Kinds: Story = {
  name: 'Vídeo e texto',
  args: {
    lessons: [
      { id: 1, title: 'Boas-vindas', href: '/curso/aula/1', completed: false, kind: 'video' },
      { id: 2, title: 'Roteiro', href: '/curso/aula/2', completed: false, kind: 'text' },
      { id: 3, title: 'Despedida', href: '/curso/aula/3', completed: true, kind: 'video' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Boas-vindas (vídeo)' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Roteiro' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Despedida (Concluída) (vídeo)' })).toBeVisible();
    const marks = rowsOf(canvasElement).map(markOf);
    await expect(marks).not.toContain(undefined);
    await expect(new Set(marks).size).toBe(3);
  },
};

/** Lessons that a subscription opens, among one that it does not. */
export const Closed: Story = {
  name: 'Para assinantes',
  args: {
    lessons: [
      { id: 1, title: 'Boas-vindas', href: null, completed: true, closed: true, current: true },
      { id: 2, title: 'Roteiro', href: null, completed: false, kind: 'video', closed: true, note: 'Opcional' },
      { id: 3, title: 'Despedida', href: null, completed: false, unpublished: true },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(rowsOf(canvasElement).map((row) => row.textContent)).toEqual([
      'Boas-vindas (Concluída) (para assinantes)',
      'Roteiro (vídeo) (para assinantes)Opcional',
      'Despedida (não publicada)',
    ]);
    await expect(canvas.getByText(/^Boas-vindas/).parentElement).toHaveAttribute('aria-current', 'page');
  },
};
