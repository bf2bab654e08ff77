import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault, db } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { testNetwork } from './testNetwork.ts';
import { readStories } from '../../stories/storyReads.ts';

const meta = {
  title: 'Telas/Rede/Rede de indicações',
  component: PortalAt,
  args: { path: '/perfil/rede-indicacoes' },
  parameters: { session: 'active' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

function answerPeople(count: number): void {
  fault({ operation: 'listReferrals', body: { indicados: testNetwork(count) } });
}

/** Name in the first line of the table. */
function firstName(canvasElement: HTMLElement): string {
  return within(canvasElement).getAllByRole('rowheader')[0]?.textContent ?? '';
}

export const Default: Story = {
  name: 'Padrão',
  beforeEach: () => {
    // Less than a page: axe takes two seconds for 100 rows.
    db().referrals = db().referrals.filter(({ profundidade }) => profundidade === 1);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rede de indicações' })).toBeVisible();
    await expect(await canvas.findByRole('table', { name: 'Pessoas da sua rede' })).toBeVisible();
    const people = canvas.getAllByRole('rowheader').length;
    await expect(people).toBeGreaterThan(20);
    await expect(canvas.getByText(`1 a ${people} de ${people}`)).toBeVisible();
    await expect(canvas.getByText(`${people} pessoas`)).toBeVisible();
    await waitFor(() => expect(document.title).toContain('Rede de indicações'));
  },
};

/**
 * Filters combine and update the counts; one button removes them all. A press on a count filters by it, until another
 * press.
 */
export const Filtered: Story = {
  name: 'Filtrado, também pelos números',
  beforeEach: () => answerPeople(24),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Nome' }), 'IRIS');
    await waitFor(() => expect(firstName(canvasElement)).toMatch(/^Íris/));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Teste');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Em teste/ })).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Profundidade' }), '1');
    await waitFor(() => expect(canvas.getAllByRole('cell', { name: '1' })).toHaveLength(1));
    // Offers every depth of the network, also one without a matching row.
    const depths = within(canvas.getByRole('combobox', { name: 'Profundidade' })).getAllByRole('option');
    await expect(depths.map((option) => option.textContent)).toContain('4 (0)');
    // The counts of a choice leave out its own filter only; the chosen value has its count below the fields.
    const options = (name: string) => within(canvas.getByRole('combobox', { name })).getAllByRole('option');
    await expect(options('Status')[2]).toHaveTextContent(/^Teste$/);
    await expect(canvas.getByText('1 indicado')).toBeVisible();
    const levels = options('Nível').filter((option) => !option.textContent.endsWith('(0)'));
    await expect(levels).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(await canvas.findByText('24 indicados')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Nome' })).toHaveValue('');
    const count = (name: string) => canvas.getByRole('button', { name: new RegExp(`^${name} \\d+$`) });
    await userEvent.click(await canvas.findByRole('button', { name: /^Inativos/ }));
    await userEvent.click(count('Diretos'));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Profundidade' })).toHaveValue('1'));
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('Inativa');
    await waitFor(() => expect(count('Diretos')).toHaveAttribute('aria-pressed', 'true'));
    // The other counts still show what they would find.
    await expect(count('Ativos')).not.toHaveTextContent(/ 0$/);
    await userEvent.click(count('Diretos'));
    await waitFor(() => expect(count('Diretos')).toHaveAttribute('aria-pressed', 'false'));
    await userEvent.click(count('Inativos'));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue(''));
  },
};

/** The address has the view: order by level is by rank, and a page beyond the last is the last. */
export const FromAddress: Story = {
  name: 'A partir do endereço',
  args: { path: '/perfil/rede-indicacoes?ordem=-nivel&pagina=999&nivelIndicador=Gold' },
  beforeEach: () => answerPeople(900),
  play: async ({ canvas, canvasElement }) => {
    const page = await canvas.findByRole('textbox', { name: 'Página' });
    await expect(canvas.getByRole('columnheader', { name: 'Nível' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('combobox', { name: 'Nível do indicador' })).toHaveValue('Gold');
    await waitFor(() => expect(page).not.toHaveValue('1'));
    await userEvent.click(canvas.getByRole('button', { name: 'Primeira página' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Imperial Diamond'));
    const name = canvas.getByRole('button', { name: 'Nome' });
    await userEvent.click(name);
    await waitFor(() => expect(firstName(canvasElement)).toMatch(/^Ana/));
    await userEvent.click(name);
    await waitFor(() => expect(firstName(canvasElement)).toMatch(/^Zé/));
    await userEvent.click(canvas.getByRole('button', { name: 'Última página' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(50));
  },
};

/** The file has all matching people, on all pages, and no formula. */
export const Downloaded: Story = {
  name: 'Baixado',
  args: { path: '/perfil/rede-indicacoes?pagina=2' },
  beforeEach: () => {
    const people = testNetwork(110).map((person, at) => (at === 109 ? { ...person, name: '=1+1;"x"' } : person));
    fault({ operation: 'listReferrals', body: { indicados: people } });
  },
  play: async ({ canvas }) => {
    const files: Blob[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) files.push(file);
      return 'data:text/plain,';
    };
    await canvas.findByRole('table');
    const button = canvas.getByRole('button', { name: 'Baixar CSV' });
    await expect(canvas.queryByText(/dados pessoais/)).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(files).toHaveLength(1));
    URL.createObjectURL = createObjectURL;
    await expect(await canvas.findByText(/dados pessoais/)).toBeVisible();
    const bytes = new Uint8Array((await files[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    await expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    await expect(lines).toHaveLength(112);
    await expect(lines[0]).toBe('Nome;E-mail;Data da indicação;Profundidade;Status;Nível;Indicador;Nível do indicador');
    await expect(lines[1]).toMatch(/;pessoa1@exemplo\.com\.br;20\/11\/2026;1;/);
    await expect(lines[110]).toMatch(/^"'=1\+1;""x""";/);
  },
};

export const Empty: Story = {
  name: 'Vazia',
  parameters: { faults: [{ operation: 'listReferrals', body: { indicados: [] } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Você ainda não tem indicados.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ver meu link de indicação' })).toHaveAttribute('href', '/perfil');
  },
};

const reads = readStories({
  reads: ['listReferrals'],
  loading: 'Carregando sua rede',
  failed: 'Erro ao buscar indicações.',
});

export const Loading: Story = { ...reads.loading(), name: 'Carregando' };

export const Failed: Story = { ...reads.failed({ body: {} }), name: 'Falha' };

/** Of fifty thousand people only one page is in the document. */
export const FiftyThousand: Story = {
  name: '50.000 linhas',
  beforeEach: () => answerPeople(50_000),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('1 a 100 de 50.000', {}, { timeout: 9000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nome' }));
    await waitFor(() => expect(firstName(canvasElement)).toMatch(/^Ana/), { timeout: 5000 });
    await expect(canvas.getAllByRole('row')).toHaveLength(101);
    await userEvent.click(canvas.getByRole('textbox', { name: 'E-mail' }));
    await userEvent.paste('pessoa49999@');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
  },
};
