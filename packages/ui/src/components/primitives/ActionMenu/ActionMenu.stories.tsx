import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectFocus, expectUncovered, strange } from '../../../internal/storyChecks.ts';
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
  const button = within(canvasElement).getByRole('button', { name: /^Mais ações/ });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  const menu = await screen.findByRole('menu', { name: /^Mais ações/ });
  await waitFor(() => expect(menu).toBeVisible());
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return { button, menu };
}

/** Below its button, inside the window. It injects nothing that a strict policy would block. */
export const Default: Story = {
  name: 'Menu de ações',
  play: async ({ canvasElement }) => {
    const before = document.querySelectorAll('style').length;
    const { menu } = await open(canvasElement);
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(actions.length);
    await expect(document.querySelectorAll('style')).toHaveLength(before);
  },
};

/**
 * Arrow keys and first letters move the focus and skip disabled entries. An action closes the menu first and returns
 * the focus to the button.
 */
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Mais ações/ });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const item = (name: string) => screen.getByRole('menuitem', { name });
    await waitFor(() => expect(item('Editar o curso')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expectFocus(item('Excluir o curso'));
    await userEvent.keyboard('p');
    await expectFocus(item('Publicar'));
    await userEvent.keyboard('{Home}');
    await expectFocus(item('Editar o curso'));
    await userEvent.keyboard('{End}');
    await expectFocus(item('Excluir o curso'));
    // A key held down.
    await fireEvent.keyDown(item('Excluir o curso'), { key: 'Enter', repeat: true });
    await expect(screen.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onDelete).toHaveBeenCalledOnce());
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};

/** A link navigates, and a disabled entry does nothing. */
export const LinkAndDisabled: Story = {
  name: 'Ligação e desabilitada',
  play: async ({ canvasElement }) => {
    const { menu } = await open(canvasElement);
    const link = within(menu).getByRole('menuitem', { name: 'Editar o curso' });
    const followed = fn((event: Event) => event.preventDefault());
    const disabled = within(menu).getByRole('menuitem', { name: 'Mover' });
    await expect(disabled).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(disabled);
    await expect(menu).toBeVisible();
    await expect(link).toHaveAttribute('href', '#editar');
    document.addEventListener('click', followed, { once: true });
    await userEvent.click(link);
    await expect(followed).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/**
 * A second press on the button, or a press elsewhere, closes it. The second press of a double click on an action presses
 * nothing beneath it.
 */
export const ClosedByPress: Story = {
  name: 'Fechado por toque',
  render: (args) => (
    <>
      <ActionMenu {...args} />
      <button type="button">Depois</button>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { button } = await open(canvasElement);
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await open(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Depois' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    const beneath = canvas.getByRole('button', { name: 'Depois' });
    await expectFocus(beneath);
    await open(canvasElement);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Publicar' }));
    const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });
    await expect(beneath.dispatchEvent(second)).toBe(false);
  },
};

/** A finger that starts to scroll on the button does not open it; a tap does. */
export const ByTouch: Story = {
  name: 'Com o dedo',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Mais ações/ });
    const user = userEvent.setup();
    await user.pointer([{ keys: '[TouchA>]', target: button }]);
    await expect(screen.queryByRole('menu')).toBeNull();
    await user.pointer([{ keys: '[/TouchA]', target: button }]);
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

/** Near the end of the window it opens upwards. */
export const AtTheBottom: Story = {
  name: 'No fim da janela',
  render: (args) => (
    <div style={{ height: '180vh', display: 'flex', alignItems: 'end', justifyContent: 'end' }}>
      <ActionMenu {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: /^Mais ações/ }).scrollIntoView({ block: 'end' });
    const { menu } = await open(canvasElement);
    for (const item of within(menu).getAllByRole('menuitem')) await expectUncovered(item);
  },
};

/** More actions than fit the window, and longer texts: the menu scrolls. */
export const ManyActions: Story = {
  name: 'Muitas ações',
  args: {
    actions: [strange.word, ...Array(40).keys()].map((at) => ({ label: `Ação ${at}`, onAct: fn() })),
  },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    const last = screen.getByRole('menuitem', { name: 'Ação 39' });
    last.scrollIntoView({ block: 'nearest' });
    await expectUncovered(last);
    await userEvent.click(last);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
