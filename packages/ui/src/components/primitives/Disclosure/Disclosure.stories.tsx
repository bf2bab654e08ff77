import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectNoSidewaysScroll, expectTouchHeight } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { LessonList } from '../../domain/LessonList/LessonList.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'Componentes/Disclosure',
  component: Disclosure,
  args: { summary: 'Módulo 1: Boas-vindas', meta: '3 aulas', children: 'Conteúdo do módulo', onToggle: fn() },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A module of a course: opened and closed by keyboard, in its place of the outline. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = () => canvas.getByRole('button', { name: 'Módulo 1: Boas-vindas 3 aulas' });
    await expectTouchHeight(button());
    await expect(canvas.getByRole('heading', { level: 2 })).toContainElement(button());
    await expect(button()).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Conteúdo do módulo')).not.toBeVisible();
    const content = document.getElementById(button().getAttribute('aria-controls') ?? '');
    await expect(content).toHaveTextContent('Conteúdo do módulo');

    await userEvent.tab();
    await expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button()).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('Conteúdo do módulo')).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(button()).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Conteúdo do módulo')).not.toBeVisible();
    await userEvent.keyboard('{Enter}');
    for (const [index, open] of [true, false, true].entries())
      await expect(args.onToggle).toHaveBeenNthCalledWith(index + 1, open);
  },
};

export const Open: Story = {
  name: 'Aberto',
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { expanded: true })).toBeVisible();
    await expect(within(canvasElement).getByText('Conteúdo do módulo')).toBeVisible();
  },
};

export const Closed: Story = {
  name: 'Fechado',
  args: { summary: 'Módulo 2: Primeiras indicações', meta: '1 aula' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { expanded: false })).toBeVisible();
    await expect(within(canvasElement).getByText('Conteúdo do módulo')).not.toBeVisible();
  },
};

/** Without a fact at the end, deeper in the outline. */
export const Deeper: Story = {
  name: 'Título de nível mais fundo',
  args: { meta: undefined, level: 3, defaultOpen: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3, name: 'Módulo 1: Boas-vindas' })).toBeVisible();
  },
};

/** The caller keeps the state, as "expandir tudo" needs. */
export const Controlled: Story = {
  name: 'Controlado',
  args: { open: false },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onToggle).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByText('Conteúdo do módulo')).not.toBeVisible();
  },
};

/** What was typed inside is still there after folding and unfolding. */
export const KeepsTyping: Story = {
  name: 'Guarda o que foi digitado',
  args: { defaultOpen: true, children: <input aria-label="Anotação" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Anotação' }), 'Rever o vídeo');
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('textbox', { name: 'Anotação' })).toHaveValue('Rever o vídeo');
  },
};

/** A module with its lessons. */
export const WithLessons: Story = {
  name: 'Com aulas',
  args: {
    defaultOpen: true,
    meta: '1 de 2 aulas',
    children: (
      <LessonList
        completedText="Concluída"
        unpublishedText="(não publicada)"
        lessons={[
          { id: 1, title: 'Boas-vindas à rede', href: '/curso/aula/1', completed: true },
          { id: 2, title: 'Como indicar com cuidado', href: '/curso/aula/2', completed: false },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(2);
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { defaultOpen: true, summary: strange.word, meta: '128 de 1.024 aulas concluídas', children: strange.title },
};

export const Strange: Story = {
  name: 'Dados estranhos',
  args: { defaultOpen: true, summary: strange.mix, meta: strange.word, children: strange.mix },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    await expect(within(canvasElement).getAllByText(strange.mix)).toHaveLength(2);
  },
};

/** 200 % text. */
export const LargeText: Story = {
  ...WithLessons,
  name: 'Texto a 200 %',
  globals: { textSize: 'double', viewport: { value: 'tablet768' } },
  play: expectNoSidewaysScroll,
};
