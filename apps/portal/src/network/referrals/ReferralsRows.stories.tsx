import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { queryClient } from '../../shared/reads/queries.ts';
import { fault } from '../../stories/mock.ts';
import { PortalAt, storyLocation } from '../../stories/PortalAt.tsx';
import { testNetwork } from './testNetwork.ts';

/** The layout of the rows, and what a row shows and opens. */
const meta = {
  title: 'Telas/Rede/Rede de indicações: linhas',
  component: PortalAt,
  args: { path: '/perfil/rede-indicacoes' },
  parameters: { session: 'active', subject: { role: 'table', name: 'Pessoas da sua rede' } },
  beforeEach: () => {
    const long = 'Maria Aparecida da Conceição dos Santos Vasconcelos de Albuquerque e Silva Guimarães';
    const people = testNetwork(6).map((person, at) =>
      at === 1 ? { ...person, name: long, email: `${'maria.aparecida.'.repeat(4)}@exemplo.com.br` } : person,
    );
    fault({
      operation: 'listReferrals',
      body: {
        indicados: people.map((person, at) =>
          at === 2 ? { ...person, profundidade: 2, indicador_nome: long, indicador_nivel: 'Nenhum' } : person,
        ),
      },
    });
  },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * A long name has two lines, and the other values are vertically centred. The sponsor of direct referrals is the member:
 * does not show the name.
 */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Pessoas da sua rede' }));
    await expect(table.getAllByText('Você').length).toBeGreaterThan(1);
    await expect(table.queryByText('Mariana Souza')).toBeNull();
    await expect(table.getByText(/^Maria Aparecida da Conceição .* Guimarães$/, { selector: 'td' })).toBeVisible();
    // The level of a sponsor, also without one.
    await expect(table.getByText('Nenhum', { selector: 'td' })).toBeVisible();
  },
};

/** The header of a column's second line follows that of the first. */
export const TwoNames: Story = {
  name: 'Dois nomes em uma coluna',
  play: async ({ canvas }) => {
    const second = await canvas.findByRole('button', { name: 'Nível do indicador' });
    // The arrow takes no space until needed.
    const sign = (button: Element) => getComputedStyle(button.querySelector('svg') ?? button).display;
    await expect(sign(second)).toBe('none');
    await userEvent.click(second);
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Nível do indicador' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
    await expect(sign(second)).not.toBe('none');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second.parentElement).toHaveAttribute('aria-sort', 'descending'));
  },
};

/** Opening a person adds an entry to the history; "back" closes the sheet, and so does Escape. */
export const Person: Story = {
  name: 'Uma pessoa',
  play: async ({ canvas }) => {
    const [link] = await canvas.findAllByRole('link', { name: /^Íris|^Ana|^João/ });
    const before = storyLocation()?.key;
    await userEvent.click(link ?? document.body);
    await expect(await screen.findByRole('dialog', { name: link?.textContent ?? '' })).toBeVisible();
    await expect(storyLocation()?.search).toMatch(/^\?pessoa=\d+$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(storyLocation()?.key).toBe(before));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(link).toHaveFocus());
  },
};

/**
 * A reloaded page shows the same person; no element had the focus. Text after an address would fill in the new message:
 * shows such an e-mail as plain text.
 */
export const PersonFromAddress: Story = {
  name: 'Uma pessoa, a partir do endereço, com um e-mail que não é só um endereço',
  args: { path: '/perfil/rede-indicacoes?pessoa=1001' },
  beforeEach: () => {
    const email = 'ana@exemplo.com.br?bcc=eva@exemplo.com.br';
    fault({ operation: 'listReferrals', body: { indicados: testNetwork(1).map((one) => ({ ...one, email })) } });
  },
  play: async ({ canvas }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByText('ana@exemplo.com.br?bcc=eva@exemplo.com.br')).toBeVisible();
    await expect(sheet.queryByRole('link', { name: /bcc/ })).toBeNull();
    await userEvent.click(sheet.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(storyLocation()?.search).toBe(''));
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** The count and the button that clears the filters stay in their line. */
export const NoMatch: Story = {
  name: 'Nenhum resultado',
  args: { path: '/perfil/rede-indicacoes?nome=zzz' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nenhum indicado com estes filtros.')).toBeVisible();
    await expect(canvas.getByText('0 indicados')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Limpar filtros' })).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Páginas da rede' })).toBeNull();
  },
};

/** A refetch, as after a write: while a larger network loads, the typed text and the focus stay. */
export const Refreshed: Story = {
  name: 'Atualizada',
  beforeEach: () => fault({ operation: 'listReferrals', body: { indicados: testNetwork(25) } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('25 indicados')).toBeVisible();
    const email = canvas.getByRole('textbox', { name: 'E-mail' });
    await userEvent.type(email, 'ex');
    fault({ operation: 'listReferrals', body: { indicados: testNetwork(26) } });
    await queryClient.invalidateQueries();
    await expect(await canvas.findByText('26 indicados')).toBeVisible();
    await expect(email).toBeInTheDocument();
    await expect(email).toHaveFocus();
    await expect(email).toHaveValue('ex');
    // The browser offers the member's own e-mail otherwise.
    await expect(email).toHaveAttribute('autocomplete', 'off');
  },
};

/** Ids of a server that repeats them, on other pages too: a name opens its own person, and keeps the focus. */
export const RepeatedIds: Story = {
  name: 'Ids repetidos',
  beforeEach: () => answerPeople(['Bruno'], ['Ana']),
  play: async ({ canvas }) => {
    const bruno = await canvas.findByRole('link', { name: 'Bruno' });
    bruno.focus();
    answerPeople(['Zélia', 'Ana', 'Bruno'], []);
    await queryClient.invalidateQueries();
    await canvas.findByRole('link', { name: 'Zélia' });
    await expect(canvas.getByRole('link', { name: 'Bruno' })).toHaveFocus();
    await userEvent.click(bruno);
    await expect(await screen.findByRole('dialog', { name: 'Bruno' })).toBeVisible();
  },
};

/** Answers people with one id, the others after a full page. */
function answerPeople(names: string[], others: string[]): void {
  const [person, ...rest] = testNetwork(100);
  const called = (name: string) => ({ ...person, id: 7, name });
  fault({ operation: 'listReferrals', body: { indicados: [...names.map(called), ...rest, ...others.map(called)] } });
}
