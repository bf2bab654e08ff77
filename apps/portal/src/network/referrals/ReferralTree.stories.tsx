import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { fault } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { testNetwork } from './testNetwork.ts';

const meta = {
  title: 'Telas/Rede/Árvore',
  component: PortalAt,
  args: { path: '/perfil/rede-indicacoes?ver=arvore' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ana leads Bia and Caio, Bia leads Davi; Eva's sponsor is not in the list; Fábio is his own. */
function answerFamily(): void {
  const links: [string, number][] = [
    ['Ana', 2],
    ['Bia', 1001],
    ['Caio', 1001],
    ['Davi', 1002],
    ['Eva', 99],
    ['Fábio', 1006],
  ];
  const indicados = testNetwork(links.length).map((person, at) => {
    const [name = '', sponsor = 0] = links[at] ?? [];
    return { ...person, name, indicador_id: sponsor, profundidade: at === 0 ? 1 : 2 };
  });
  fault({ operation: 'listReferrals', body: { indicados } });
}

function chosen(canvasElement: HTMLElement): Element | null {
  return within(canvasElement).getByRole('tree').querySelector('[aria-selected="true"]');
}

/** Moves the focus like Tab. */
function focusChosen(canvasElement: HTMLElement): void {
  within(canvasElement).getByRole('treeitem', { selected: true }).focus();
}

/** Tab reaches one row only. */
async function expectOneTabStop(tree: HTMLElement, name: RegExp): Promise<void> {
  const stops = within(tree)
    .getAllByRole('treeitem')
    .filter(({ tabIndex }) => tabIndex === 0);
  await expect(stops).toHaveLength(1);
  await expect(stops[0]).toHaveAccessibleName(name);
}

/** By keyboard alone: down, into a branch, out of it, by letters. */
export const Default: Story = {
  name: 'Padrão',
  beforeEach: answerFamily,
  play: async ({ canvas, canvasElement }) => {
    const tree = await canvas.findByRole('tree', { name: 'Árvore da sua rede' });
    await expect(canvas.getByRole('treeitem', { name: /^Ana.*3 pessoas abaixo/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expectOneTabStop(tree, /^Ana/);
    focusChosen(canvasElement);
    // CapsLock does not disable the keys: a Mac sends its keyup only when it is turned off.
    await userEvent.keyboard('{CapsLock>}{ArrowDown}{/CapsLock}');
    await expect(chosen(canvasElement)).toHaveTextContent(/^Bia/);
    await expect(chosen(canvasElement)).toHaveAttribute('aria-level', '2');
    await expect(chosen(canvasElement)).toHaveAttribute('aria-posinset', '1');
    await expect(chosen(canvasElement)).toHaveAttribute('aria-setsize', '2');
    await expect(chosen(canvasElement)).toHaveFocus();
    await expectOneTabStop(tree, /^Bia/);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(chosen(canvasElement)).toHaveTextContent(/^Davi/);
    await expect(chosen(canvasElement)).toHaveAttribute('aria-level', '3');
    await expect(canvas.getByRole('region', { name: 'Davi' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(chosen(canvasElement)).toHaveTextContent(/^Ana/);
    await expect(canvas.queryByRole('treeitem', { name: /^Bia/ })).toBeNull();
    await userEvent.keyboard('{End}');
    await expect(chosen(canvasElement)).toHaveTextContent(/^Indicações em ciclo/);
    await userEvent.keyboard('i');
    await expect(chosen(canvasElement)).toHaveTextContent(/^Indicador fora da lista/);
  },
};

/**
 * A press selects a row; only its arrow expands the branch. The number of people, and a button for every branch at once.
 */
export const Expanded: Story = {
  name: 'Pressionado, depois tudo expandido',
  beforeEach: answerFamily,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByText('6 pessoas')).toHaveLength(1);
    await expect(canvas.queryByRole('treeitem', { name: /^Davi/ })).toBeNull();
    const bia = await canvas.findByRole('treeitem', { name: /^Bia/ });
    await userEvent.click(within(bia).getByText('Bia'));
    await expect(await canvas.findByRole('region', { name: 'Bia' })).toBeVisible();
    await expect(bia).toHaveAttribute('aria-expanded', 'false');
    const arrow = bia.querySelector('[data-opener]');
    if (arrow) await userEvent.click(arrow);
    await expect(await canvas.findByRole('treeitem', { name: /^Davi/ })).toBeVisible();
    // The keys continue from there.
    await expect(bia).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(chosen(canvasElement)).toHaveTextContent(/^Davi/);
    const expand = canvas.getByRole('button', { name: 'Expandir tudo' });
    await userEvent.click(expand);
    await userEvent.click(within(await canvas.findByRole('treeitem', { name: /^Davi/ })).getByText('Davi'));
    await expect(canvas.getByRole('treeitem', { name: /^Eva/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Recolher tudo' }));
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^Davi/ })).toBeNull());
    // The selected row is collapsed: selects its branch instead.
    await expect(chosen(canvasElement)).toHaveTextContent(/^Ana/);
    await expect(canvas.getByRole('region', { name: 'Ana' })).toBeVisible();
  },
};

/** The search expands the branches above a match, and moves from one match to the next. */
export const Found: Story = {
  name: 'Encontrado',
  beforeEach: answerFamily,
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole('searchbox', { name: 'Buscar pessoa na árvore' });
    const search = within(canvas.getByRole('search'));
    const status = search.getByRole('status');
    await expect(search.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'DÁV');
    await waitFor(() => expect(chosen(canvasElement)).toHaveTextContent(/^Davi/));
    await waitFor(() => expect(status).toHaveTextContent('1 de 1'));
    await expect(status).toBeVisible();
    await expect(canvas.getByText('Dav', { selector: 'mark' })).toBeVisible();
    await expect(search.queryByRole('button')).toBeNull();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, 'a');
    await waitFor(() => expect(status).toHaveTextContent('4 de 6'));
    await userEvent.click(search.getByRole('button', { name: 'Próxima' }));
    await waitFor(() => expect(status).toHaveTextContent('5 de 6'));
    await expect(chosen(canvasElement)).toHaveTextContent(/^Eva/);
    await userEvent.clear(field);
    await userEvent.type(field, 'xyz{Enter}');
    await expect(field).toHaveAccessibleDescription('Ninguém com este nome ou e-\u2060mail.');
    await expect(search.queryByRole('button')).toBeNull();
    await expect(chosen(canvasElement)).toHaveTextContent(/^Eva/);
  },
};

/**
 * Filters apply to the table only: the tree shows everyone with a note, and the table keeps its filters. A person's sheet
 * links to the tree, where the person has the focus.
 */
export const WithFilters: Story = {
  name: 'Com filtros, depois a partir da tabela',
  args: { path: '/perfil/rede-indicacoes?ver=arvore&nome=davi' },
  beforeEach: answerFamily,
  play: async ({ canvas, canvasElement }) => {
    const sentence = 'A árvore mostra a rede inteira: os filtros da tabela não valem aqui.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByRole('treeitem', { name: /^Ana/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tabela' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.queryByText(sentence)).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Davi' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Davi' }));
    await userEvent.click(sheet.getByRole('link', { name: 'Ver na árvore' }));
    await canvas.findByRole('tree');
    await waitFor(() => expect(chosen(canvasElement)).toHaveTextContent(/^Davi/));
    await waitFor(() => expect(chosen(canvasElement)).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Tabela' }));
    await expect(await canvas.findByRole('table', { name: 'Pessoas da sua rede' })).toBeVisible();
    // The button of the other view keeps the focus.
    await expect(canvas.getByRole('button', { name: 'Tabela' })).toHaveFocus();
  },
};

/** Of three thousand people only the visible rows are in the document. */
export const ManyPeople: Story = {
  name: 'Muitas pessoas',
  beforeEach: () => fault({ operation: 'listReferrals', body: { indicados: testNetwork(3000) } }),
  play: async ({ canvas, canvasElement }) => {
    const tree = await canvas.findByRole('tree');
    focusChosen(canvasElement);
    await userEvent.keyboard('*{End}');
    await waitFor(() => expect(chosen(canvasElement)).toHaveFocus());
    await expect(chosen(canvasElement)).toBeVisible();
    await expect(canvas.getAllByRole('treeitem').length).toBeLessThan(60);
    // Only some siblings are rendered; each announces its position among all of them.
    const last = chosen(canvasElement);
    await expect(last).toHaveAttribute('aria-posinset', last?.getAttribute('aria-setsize'));
    await expect(Number(last?.getAttribute('aria-setsize'))).toBeGreaterThan(11);
    // The focused row stays in the document when scrolled out of view: the keys continue from it.
    tree.scrollTop = 0;
    await waitFor(() => expect(canvas.getAllByRole('treeitem')[0]).toHaveTextContent(/^Ana|^Íris|^João/));
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getAllByRole('treeitem')[0]).toHaveFocus());
  },
};
