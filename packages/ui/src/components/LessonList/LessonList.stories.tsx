import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectTouchHeight } from '../../internal/storyChecks.ts';
import { strange } from '../../internal/storyData.ts';
import { LessonList } from './LessonList.tsx';

const meta = {
  title: 'Componentes/LessonList',
  component: LessonList,
  args: {
    lessons: [
      { id: 1, title: 'Boas-vindas à rede', href: '/curso/aula/1', completed: true },
      { id: 2, title: 'Como indicar com cuidado', href: '/curso/aula/2', completed: false, current: true },
      { id: 3, title: 'Perguntas frequentes', href: '/curso/aula/3', completed: false, note: 'Opcional' },
      { id: 4, title: 'Próximos passos', href: null, completed: false, unpublished: true },
    ],
  },
} satisfies Meta<typeof LessonList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As a student sees it. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const done = canvas.getByRole('link', { name: /Boas-vindas à rede\s?\(Concluída\)/ });
    await expectTouchHeight(done);
    await expect(canvas.getByRole('link', { name: 'Como indicar com cuidado' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByText(/Próximos passos/)).toHaveTextContent('(não publicada)');
    await expect(canvas.queryByRole('link', { name: /Próximos passos/ })).toBeNull();
  },
};

/** An administrator can open what is not published. */
export const Administrator: Story = {
  args: { lessons: [{ id: 4, title: 'Próximos passos', href: '/curso/aula/4', unpublished: true }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Próximos passos (não publicada)' })).toBeVisible();
  },
};

/** Before enrolment: titles only. */
export const Preview: Story = {
  args: {
    lessons: [
      { id: 1, title: 'Boas-vindas à rede', href: null },
      { id: 2, title: 'Como indicar com cuidado', href: null },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const LongNarrow: Story = {
  args: {
    lessons: [
      { id: 1, title: strange.title, href: '/curso/aula/1', completed: true },
      { id: 2, title: strange.word, href: null, unpublished: true, note: 'Opcional' },
    ],
  },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
