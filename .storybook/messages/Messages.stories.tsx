import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { listMessages } from '../../packages/ui/src/messages/catalogue.ts';
import { MessagesPage } from './MessagesPage.tsx';

/** All texts of the portal. */
const meta = {
  title: 'Mensagens/Todas',
  component: MessagesPage,
  args: { messages: listMessages() },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof MessagesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Todas',
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('list', { name: 'Mensagens desta página' })).getAllByRole('listitem'),
    ).toHaveLength(50);
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(canvas.getByRole('list', { name: 'Mensagens desta página' })).toHaveFocus();
    await expect(canvas.getByText(/^51 a 100 de /)).toBeVisible();
  },
};

/** Search terms in any order, without accents, within one area. English texts are marked as English. */
export const Searched: Story = {
  name: 'Busca',
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: /^Buscar/ });
    await userEvent.type(search, 'copiado link');
    await expect(await canvas.findByText('Link copiado!')).toBeVisible();
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/^1 de /);

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Área/ }), 'Administração de cursos');
    await userEvent.clear(search);
    await userEvent.type(search, 'title');
    await expect(await canvas.findByText('Enter a title.')).toHaveAttribute('lang', 'en');
    await expect(canvas.queryByText(/^account\./)).toBeNull();
  },
};

export const NothingFound: Story = {
  name: 'Nada encontrado',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: /^Buscar/ }), 'xyzzy');
    await expect(await canvas.findByText('Nenhuma mensagem encontrada.')).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
