import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { expectNoSidewaysScroll, strange } from '../../../internal/storyChecks.ts';
import { ActionMenu, type MenuAction } from './ActionMenu.tsx';

const onDelete = fn();

const actions: readonly MenuAction[] = [
  { label: 'Editar', name: 'Editar o curso', href: '#editar' },
  { label: 'Publicar', onAct: fn() },
  { label: 'Mover', disabled: true, onAct: fn() },
  { label: 'Excluir', name: 'Excluir o curso', tone: 'danger', onAct: onDelete },
];

const meta = {
  title: 'Componentes/ActionMenu',
  component: ActionMenu,
  args: { label: 'Mais ações: Primeiros passos', actions },
  beforeEach: () => void onDelete.mockClear(),
} satisfies Meta<typeof ActionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const button = canvas.getByRole('button', { name: /^Mais ações/ });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  const list = await canvas.findByRole('list', { name: /^Mais ações/ });
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return { canvas, button, list };
}

/** Below its button, and inside the window: in the left half at the left edge of its button. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const { button, list } = await open(canvasElement);
    await expect(within(list).getAllByRole('listitem')).toHaveLength(actions.length);
    await expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
    await expect(list.getBoundingClientRect().left).toBeCloseTo(button.getBoundingClientRect().left, 0);
  },
};

/** An action closes the menu first and returns the focus to the button. */
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('list');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Editar o curso' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Excluir o curso' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Mais ações/ })).toHaveFocus();
  },
};

/** The focus leaves the menu: it closes. */
export const FocusLeaves: Story = {
  name: 'Foco sai do menu',
  render: (args) => (
    <>
      <ActionMenu {...args} />
      <button type="button">Depois</button>
    </>
  ),
  play: async ({ canvasElement }) => {
    const { canvas } = await open(canvasElement);
    canvas.getByRole('button', { name: 'Excluir o curso' }).focus();
    canvas.getByRole('button', { name: 'Depois' }).focus();
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
  },
};

/**
 * In the lower half of the window it opens upwards, in the right half at the right edge of its
 * button; scrolling closes it.
 */
export const AtTheBottom: Story = {
  name: 'No fim da janela',
  render: (args) => (
    <div style={{ height: '180vh', display: 'flex', alignItems: 'end', justifyContent: 'end' }}>
      <ActionMenu {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: /^Mais ações/ });
    button.scrollIntoView({ block: 'end' });
    const { list } = await open(canvasElement);
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().top);
    await expect(list.getBoundingClientRect().right).toBeCloseTo(button.getBoundingClientRect().right, 0);
    await waitFor(() => {
      window.scrollBy(0, -10);
      return expect(canvas.queryByRole('list')).toBeNull();
    });
  },
};

/** The browser reports a scroll a moment later: a menu opened until then stays open. */
export const OpenedWhileScrolling: Story = {
  ...AtTheBottom,
  name: 'Aberto logo depois de rolar',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Mais ações/ });
    const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
    button.scrollIntoView({ block: 'end' });
    button.click();
    await scrolled;
    await expect(canvas.getByRole('list', { name: /^Mais ações/ })).toBeVisible();
  },
};

/** More actions than the window has space for: the list scrolls. */
export const ManyActions: Story = {
  name: 'Muitas ações',
  args: { actions: Array.from({ length: 40 }, (_, at) => ({ label: `Ação ${at + 1}`, onAct: fn() })) },
  play: async ({ canvasElement }) => {
    const { canvas, list } = await open(canvasElement);
    await expect(list.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    const last = canvas.getByRole('button', { name: 'Ação 40' });
    last.scrollIntoView({ block: 'nearest' });
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(last);
    await waitFor(() => expect(canvas.queryByRole('list')).toBeNull());
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: { label: strange.title, actions: [{ label: strange.word, onAct: fn() }, ...actions] },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('list');
    await expectNoSidewaysScroll();
  },
};
