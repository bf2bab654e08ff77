import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { JourneyPortal, visit } from './JourneyPortal.tsx';
import { arriveAt, logIn, press, read, write } from './walk.ts';

/**
 * A member logs in and passes the referral link on: copied, by WhatsApp, as a QR code; then a
 * visitor opens it.
 */
const meta = {
  title: 'Jornadas/8 Convite',
  component: JourneyPortal,
  args: { path: '/login' },
  parameters: {
    docs: {
      description: {
        component: 'Um membro entra e passa adiante seu link: copia, envia pelo WhatsApp, mostra o QR code.',
      },
    },
  },
} satisfies Meta<typeof JourneyPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const link = `${window.location.origin}/cadastro?ref=2`;

export const Default: Story = {
  name: 'Do login ao cadastro de quem foi convidado',
  play: async ({ canvas, step }) => {
    const page = canvas;
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await step('Entra, e o link está à mão', async () => {
      await logIn(page, 'ativa@exemplo.com.br', 'portal123');
      await arriveAt(page, 'Olá, Mariana!');
    });
    await step('Copia o link', async () => {
      await press(page, 'Copiar link');
      await read(page, 'Link copiado!');
      await expect(copy.mock.calls).toEqual([[link]]);
    });
    await step('Envia pelo WhatsApp uma mensagem que ainda pode mudar', async () => {
      const whatsApp = page.getByRole<HTMLAnchorElement>('link', { name: /^Compartilhar no WhatsApp/ });
      await expect(new URL(whatsApp.href).searchParams.get('text')).toContain(link);
    });
    await step('Mostra o QR code a quem está ao lado', async () => {
      await press(page, 'Mostrar QR code');
      const dialog = within(await within(document.body).findByRole('dialog', { name: 'QR code do seu link' }));
      await expect(dialog.getByRole('img', { name: `QR code que abre ${link}` })).toBeVisible();
      await press(dialog, 'Fechar');
      await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    });
    await step('Quem abre o link encontra o número já preenchido', async () => {
      await press(page, 'Sair');
      visit('/cadastro?ref=2');
      await arriveAt(page, 'Criar Conta');
      await expect(await page.findByLabelText('ID de indicação')).toHaveValue('2');
      await expect(page.getByLabelText('ID de indicação')).toHaveAttribute('readonly');
    });
  },
};

/**
 * Copying is forbidden, as in some in-app browsers: the link is selected, and the other ways are
 * there.
 */
export const WithoutClipboard: Story = {
  name: 'Sem permissão para copiar',
  play: async ({ canvas, step }) => {
    const page = canvas;
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await step('Tenta copiar, e a página diz como seguir', async () => {
      await logIn(page, 'ativa@exemplo.com.br', 'portal123');
      await press(page, 'Copiar link');
      await read(page, /^Não foi possível copiar\. O link está selecionado/);
      await expect(page.getByLabelText('Link de indicação')).toHaveFocus();
    });
  },
};

/** A withdrawal needs the bank account: the leader fills it in on the same page. */
export const BankDataFilledIn: Story = {
  name: 'E cadastra a conta para receber',
  play: async ({ canvas, step }) => {
    const page = canvas;
    await step('Abre o formulário dos dados bancários', async () => {
      await logIn(page, 'inativa@exemplo.com.br', 'portal123');
      await press(page, 'Cadastrar dados bancários');
    });
    await step('Preenche: o banco traz o código, o CPF ganha pontos', async () => {
      await write(page, {
        'Nome completo': 'Patrícia Gonçalves',
        CPF: '52998224725',
        'Nome do banco': 'Nubank (Nu Pagamentos)',
        'Número da agência': '0001',
        'Número da conta': '0012345-6',
        'Chave PIX': '52998224725',
      });
      await expect(page.getByLabelText('Código do banco')).toHaveValue('260');
      await expect(page.getByLabelText('CPF')).toHaveValue('529.982.247-25');
      await read(page, 'Tipo de chave: CPF.');
    });
    await step('Salva, e os números ficam ocultos', async () => {
      await press(page, 'Salvar');
      await read(page, 'Dados bancários salvos com sucesso!');
      await read(page, '****45-6');
    });
  },
};
