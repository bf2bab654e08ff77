import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { PortalAt } from '../../stories/PortalAt.tsx';

/** How the member shares the referral link. */
const meta = {
  title: 'Telas/Conta/Perfil: compartilhar o link',
  component: PortalAt,
  args: { path: '/perfil' },
  parameters: { session: 'active', subject: { role: 'region', name: 'Indique pessoas' } },
  beforeEach: () => withShare(undefined),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const link = `${window.location.origin}/cadastro?ref=2`;
const text = 'Olá! Este é o meu link de cadastro no Portal Raiz:';
const message = `${text} ${link}`;

/** Adds or removes the device's share sheet; returns a function that restores the real one. */
function withShare(
  share: ((message: ShareData) => Promise<void>) | undefined,
  canShare: (message: ShareData) => boolean = () => true,
): () => void {
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: canShare });
  if (share === undefined) Reflect.deleteProperty(navigator, 'share');
  else Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  return () => {
    Reflect.deleteProperty(navigator, 'share');
    Reflect.deleteProperty(navigator, 'canShare');
  };
}

async function block(element: HTMLElement) {
  const canvas = within(element);
  await canvas.findByRole('link', { name: /^Compartilhar no WhatsApp/ });
  return within(canvas.getByRole('region', { name: 'Indique pessoas' }));
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const referral = await block(canvasElement);
    const whatsApp = referral.getByRole<HTMLAnchorElement>('link', {
      name: 'Compartilhar no WhatsApp (abre em nova aba)',
    });
    const address = new URL(whatsApp.href);
    await expect(address.origin + address.pathname).toBe('https://wa.me/');
    await expect(address.searchParams.get('text')).toBe(message);
    await expect(whatsApp).toHaveAttribute('rel', 'noopener noreferrer');
    const mail = new URL(referral.getByRole<HTMLAnchorElement>('link', { name: 'Enviar por E-mail' }).href);
    await expect(mail.protocol).toBe('mailto:');
    await expect(mail.searchParams.get('subject')).toBe('Cadastro no Portal Raiz');
    await expect(mail.searchParams.get('body')).toBe(message);
    await expect(referral.queryByRole('button', { name: 'Compartilhar' })).toBeNull();
  },
};

const shared = fn<(message: ShareData) => Promise<void>>();

/** The device's share sheet, next to the other ways: link and id are copied, if the browser allows it. */
export const SharedByTheDevice: Story = {
  name: 'Compartilhado pelo aparelho, copiado, recusado',
  beforeEach: () => withShare(shared.mockReset().mockResolvedValue()),
  play: async ({ canvasElement }) => {
    const referral = await block(canvasElement);
    await userEvent.click(referral.getByRole('button', { name: 'Compartilhar' }));
    await expect(shared.mock.calls).toEqual([[{ title: 'Cadastro no Portal Raiz', text, url: link }]]);
    await expect(referral.getByRole('link', { name: 'Enviar por E-mail' })).toBeVisible();
    await expect(referral.getByRole('button', { name: 'Mostrar QR code' })).toBeVisible();
    await expect(referral.queryByRole('alert')).toBeNull();
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(referral.getByRole('button', { name: 'Copiar link' }));
    await expect(await referral.findByText('Link copiado!')).toBeVisible();
    await userEvent.click(referral.getByRole('button', { name: 'Copiar ID' }));
    await expect(await referral.findByText('ID copiado!')).toBeVisible();
    await expect(write.mock.calls).toEqual([[link], ['2']]);
    write.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(referral.getByRole('button', { name: 'Copiar link' }));
    await expect(await referral.findByText(/^Não foi possível copiar\. O link/)).toBeVisible();
  },
};

/** A device that shares no addresses gets the link in the text. */
export const SheetWithoutAddresses: Story = {
  name: 'Compartilhado como texto',
  beforeEach: () => withShare(shared.mockReset().mockResolvedValue(), ({ url }) => url === undefined),
  play: async ({ canvasElement }) => {
    const referral = await block(canvasElement);
    await userEvent.click(referral.getByRole('button', { name: 'Compartilhar' }));
    await expect(shared.mock.calls).toEqual([[{ title: 'Cadastro no Portal Raiz', text: message }]]);
  },
};

/** Closing the sheet is no failure; a failed sheet shows a message. */
export const SheetFailed: Story = {
  name: 'Compartilhamento fechado, depois com falha',
  beforeEach: () =>
    withShare(
      shared
        .mockReset()
        .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
        .mockRejectedValue(new DOMException('denied', 'NotAllowedError')),
    ),
  play: async ({ canvasElement }) => {
    const referral = await block(canvasElement);
    const share = referral.getByRole('button', { name: 'Compartilhar' });
    await userEvent.click(share);
    await waitFor(() => expect(share).toBeEnabled());
    await expect(referral.queryByRole('alert')).toBeNull();
    await userEvent.click(share);
    await expect(await referral.findByRole('alert')).toHaveTextContent(
      'Não foi possível compartilhar. Copie o link ou envie pelo WhatsApp.',
    );
  },
};

/** Shows the QR code, downloads it, and closes it. */
export const Qr: Story = {
  name: 'QR code',
  play: async ({ canvasElement }) => {
    const files: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
      files.push(this.download);
    });
    const referral = await block(canvasElement);
    const opener = referral.getByRole('button', { name: 'Mostrar QR code' });
    await userEvent.click(opener);
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'QR code do seu link' }));
    await expect(dialog.getByRole('img', { name: `QR code que abre ${link}` })).toBeVisible();
    await expect(dialog.getByText('Mariana convida você')).toBeVisible();
    await expect(dialog.getByText(link.replace(/^https?:\/\//, ''))).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Baixar para impressão (SVG)' })).toBeEnabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Baixar imagem (PNG)' }));
    await waitFor(() => expect(files).toEqual(['link-de-indicacao.png']));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** An invalid web address can be copied, but not sent. */
export const StrangeLink: Story = {
  name: 'Link estranho',
  parameters: { faults: [{ operation: 'readReferralLink', body: { referralLink: 'javascript:alert(1)' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Link de indicação')).toHaveValue('javascript:alert(1)');
    await expect(canvas.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Mostrar QR code' })).toBeNull();
  },
};
