import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { formatCount } from '../../packages/ui/src/format/index.ts';
import { listMessagesAbout } from '../../packages/ui/src/messages/about/index.ts';
import { quotedSection } from '../../packages/ui/src/messages/about/quotedSection.ts';
import { shownBy } from '../../packages/ui/src/messages/generated/shownBy.ts';
import { noQuery } from './messageFilters.ts';
import { MessagesPage } from './MessagesPage.tsx';

const messages = listMessagesAbout();
const all = formatCount(messages.length);

/** All that the portal says, for whoever looks for a sentence or judges the words. */
const meta = {
  title: 'Mensagens/Todas',
  component: MessagesPage,
  args: { messages, shownBy, query: noQuery },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof MessagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many are found: the first status; the second is that of the pages. */
function resultOf(canvas: { getAllByRole: (role: string) => HTMLElement[] }) {
  return canvas.getAllByRole('status')[0];
}

export const Default: Story = {
  name: 'Todas',
  play: async ({ canvas }) => {
    await expect(resultOf(canvas)).toHaveTextContent(`${all} mensagens`);
    await expect(canvas.getAllByRole('link', { name: /^Ver na tela “/ })).toHaveLength(50);
  },
};

/** The focus goes along to the messages of the next page. */
export const NextPage: Story = {
  name: 'Página seguinte',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(canvas.getByRole('group', { name: 'Mensagens desta página' })).toHaveFocus();
    await expect(canvas.getByText(`51 a 100 de ${all}`)).toBeVisible();
  },
};

/** By words of the text, without accents and in any order. */
export const Searched: Story = {
  name: 'Busca',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Buscar' }), 'copiado link');
    const link = await canvas.findByRole('link', { name: 'Ver na tela “Link copiado!”' });
    await expect(link).toHaveAttribute('target', '_top');
    await expect(link.getAttribute('href')).toMatch(/^\.\/\?path=\/story\/telas-conta-perfil/);
    await expect(resultOf(canvas)).toHaveTextContent(`1 mensagem de ${all}`);
  },
};

export const NothingFound: Story = {
  name: 'Nada encontrado',
  args: { query: { ...noQuery, search: 'xyzzy' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nenhuma mensagem com esta busca e estes filtros.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Cadastro' })).toBeVisible();
  },
};

export const Filtered: Story = {
  name: 'Por área e tom',
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Área' }), 'Assinatura');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Tom' }), 'Falha');
    await expect(await canvas.findByText('Erro ao processar pagamento.')).toBeVisible();
    await expect(canvas.getAllByText(/^POST \/assinatura \(/)[0]).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Vouchers usados' })).toBeInTheDocument();
    const groups = canvas.getAllByRole('region').map((group) => group.getAttribute('aria-label'));
    await expect(groups.every((name) => name?.startsWith('Assinatura: '))).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Remover filtro: Tom: Falha' }));
    await expect(await canvas.findByText('Assinatura ativada!')).toBeVisible();
  },
};

/** What a reviewer holds against the specification: its own sentences alone, each marked with the section. */
export const Quoted: Story = {
  name: 'Da especificação',
  args: { query: { ...noQuery, source: 'specification' } },
  play: async ({ canvas }) => {
    const quoted = messages.filter((message) => quotedSection(message) !== null);
    await expect(resultOf(canvas)).toHaveTextContent(`${quoted.length} mensagens de ${all}`);
    await expect(canvas.getByRole('combobox', { name: 'Origem' })).toHaveDisplayValue('Citadas na especificação');
    const marks = canvas.getAllByText(/Citada na especificação, seção \d/);
    await expect(marks).toHaveLength(canvas.getAllByRole('link', { name: /^Ver na tela “/ }).length);
    await expect(
      canvas.getByRole('button', { name: 'Remover filtro: Origem: Citadas na especificação' }),
    ).toBeVisible();
  },
};

export const Account: Story = { name: 'Conta', args: { query: { ...noQuery, area: 'account' } } };
export const Subscription: Story = { name: 'Assinatura', args: { query: { ...noQuery, area: 'subscription' } } };
export const Network: Story = { name: 'Rede', args: { query: { ...noQuery, area: 'network' } } };
export const Learning: Story = { name: 'Cursos', args: { query: { ...noQuery, area: 'learning' } } };

/** The English texts are marked as such. */
export const Admin: Story = {
  name: 'Administração',
  args: { query: { ...noQuery, area: 'admin' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enter a title.', { selector: 'p' })).toHaveAttribute('lang', 'en');
    await expect(await canvas.findByText('Checando permissão...', { selector: 'p' })).not.toHaveAttribute('lang');
  },
};

export const Global: Story = { name: 'Global', args: { query: { ...noQuery, area: 'global' } } };
export const Failures: Story = { name: 'Falhas', args: { query: { ...noQuery, tone: 'failure' } } };
