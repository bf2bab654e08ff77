import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PageLayout } from '../index.ts';
import { expectNoSidewaysScroll, expectTouchHeight } from '../internal/storyChecks.ts';
import { strange } from '../internal/storyData.ts';
import { ReferralCard } from './storyReferralCard.tsx';

/**
 * What a member shares: the link with its copy button, the number that serves where there is no link, WhatsApp and e-mail
 * with a factual message, and a QR code for people who meet face to face.
 */
const meta = {
  title: 'Padrões/Link de indicação',
  component: ReferralCard,
  args: { id: '2', brand: 'Portal Raiz', address: 'https://portalraiz.exemplo.com.br/cadastro' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (StoryCard) => (
      <main>
        <PageLayout width="reading">
          <StoryCard />
        </PageLayout>
      </main>
    ),
  ],
} satisfies Meta<typeof ReferralCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const link = 'https://portalraiz.exemplo.com.br/cadastro?ref=2';
const message = `Olá! Este é o meu link de cadastro no Portal Raiz: ${link}`;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: 'Indique pessoas' }));
    await expect(card.getByRole('textbox', { name: 'Link de indicação' })).toHaveValue(link);
    await expect(card.getByRole('textbox', { name: 'ID de indicação' })).toHaveValue('2');
    const whatsApp = card.getByRole<HTMLAnchorElement>('link', {
      name: 'Compartilhar no WhatsApp (abre em nova aba)',
    });
    await expectTouchHeight(whatsApp);
    const address = new URL(whatsApp.href);
    await expect(address.origin + address.pathname).toBe('https://wa.me/');
    await expect(address.searchParams.get('text')).toBe(message);
    await expect(whatsApp).toHaveAttribute('target', '_blank');
    await expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer');
    const mail = new URL(card.getByRole<HTMLAnchorElement>('link', { name: 'Enviar por e-mail' }).href);
    await expect(mail.protocol).toBe('mailto:');
    await expect(mail.searchParams.get('body')).toBe(message);
  },
};

/** Each field says for itself what was copied. */
export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar link' }));
    await expect(await canvas.findByText('Link copiado!')).toBeVisible();
    await expect(canvas.queryByText('ID copiado!')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar ID' }));
    await expect(await canvas.findByText('ID copiado!')).toBeVisible();
    await expect(write.mock.calls).toEqual([[link], ['2']]);
  },
};

/** Where copying is forbidden, the link is selected and the reader told. */
export const CopyingForbidden: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copiar link' }));
    await expect(
      await canvas.findByText('Não foi possível copiar. O link está selecionado: copie-o pelo teclado ou pelo menu.'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Link de indicação' })).toHaveFocus();
  },
};

/** The code with its link below, to be shown or saved; the focus goes back to the button afterwards. */
export const QrShown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar QR code' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mostrar QR code' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = within(await page.findByRole('dialog', { name: 'QR code do seu link' }));
    await expect(dialog.getByRole('img', { name: `QR code que abre ${link}` })).toBeVisible();
    await expect(dialog.getByText(link)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Baixar imagem (PNG)' })).toBeEnabled();
  },
};

export const LoadingLink: Story = {
  args: { id: null },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('status')).toHaveTextContent('Carregando...');
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const LinkUnavailable: Story = {
  args: { failed: true },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('Não foi possível carregar seu link. Tente novamente.');
    await expect(within(alert).getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'phone320' } }, play: expectNoSidewaysScroll };

export const QrNarrow: Story = {
  ...QrShown,
  globals: { viewport: { value: 'phone320' } },
  play: async (context) => {
    await QrShown.play?.(context);
    await expectNoSidewaysScroll();
    const code = within(document.body).getByRole('img').getBoundingClientRect();
    await expect(code.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** An id that nobody expects stays one piece of the link. */
export const LongNarrow: Story = {
  args: { id: strange.mix, brand: strange.word, address: `https://exemplo.com.br/${strange.word}` },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Link de indicação' });
    await expect(new URL(field.value).searchParams.get('ref')).toBe(strange.mix);
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const QrDark: Story = { ...QrShown, globals: { theme: 'dark' } };
