import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { strange } from '../../../internal/storyChecks.ts';
import { Stack } from '../Layout/Layout.tsx';
import { QrCode, QrDownload } from './QrCode.tsx';
import { qrPngBlob, maxBytes, type QrModules } from './qr.ts';
import { readQr } from './testQrReader.ts';
import { decodeQR } from 'qr/decode.js';

const meta = {
  title: 'Componentes/QrCode',
  component: QrCode,
  subcomponents: { QrDownload },
  args: { value: 'https://portalraiz.exemplo.com.br/cadastro?ref=2', label: 'QR code do link de indicação' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A QR reader can read the code on the screen. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('img', { name: 'QR code do link de indicação' });
    await expect(readQr(modulesOfScreen(code))).toBe(args.value);
  },
};

/**
 * A message with letters of other scripts, at the size of a printed page. Dark on white in the dark theme too,
 * including the margin.
 */
export const LargeMessage: Story = {
  name: 'Mensagem grande, no tema escuro',
  args: { value: `Olá! Este é o meu link: https://exemplo.com.br/cadastro?ref=2 ${strange.mix}`, size: 480 },
  globals: { theme: 'dark' },
  play: async ({ canvas, args }) => {
    const code = canvas.getByRole('img');
    await expect(readQr(modulesOfScreen(code))).toBe(args.value);
    const [ground, modules] = code.children;
    await expect(ground && getComputedStyle(ground).fill).toBe('rgb(255, 255, 255)');
    await expect(modules && getComputedStyle(modules).fill).toBe('rgb(0, 0, 0)');
  },
};

/** The maximum content of a code, 177 modules on each side; more than that; and nothing. */
export const Extremes: Story = {
  name: 'Extremos',
  render: (args) => (
    <Stack>
      <QrCode {...args} value={'https://exemplo.com.br/'.padEnd(maxBytes, 'abc')} />
      <QrCode {...args} value={'x'.repeat(maxBytes + 1)} />
      <QrCode {...args} value="  " />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('viewBox', '0 0 185 185');
    await expect(canvas.getByText('Este texto é longo demais para um QR code.')).toBeVisible();
    await expect(canvas.getByText('Não há nada para mostrar em um QR code.')).toBeVisible();
  },
};

/** The two buttons that save it. */
export const WithDownload: Story = {
  name: 'Com download',
  render: (args) => (
    <Stack>
      <QrCode {...args} />
      <QrDownload value={args.value} fileName="link-de-indicacao" />
    </Stack>
  ),
  play: async ({ canvas, args }) => {
    const saved: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const make = spyOn(URL, 'createObjectURL');
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar imagem (PNG)' }));
    await waitFor(() => expect(saved).toEqual(['link-de-indicacao.png']));
    await expect(make.mock.lastCall?.[0]).toMatchObject({ type: 'image/png' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Baixar imagem (PNG)' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar para impressão (SVG)' }));
    await waitFor(() => expect(saved).toEqual(['link-de-indicacao.png', 'link-de-indicacao.svg']));
    await expect(make.mock.lastCall?.[0]).toMatchObject({ type: 'image/svg+xml' });

    const picture = await qrPngBlob(args.value, 600);
    await expect(decodeQR(await pixelsOf(picture))).toBe(args.value);
  },
};

/** When the browser cannot render the picture, shows a note and keeps both buttons. */
export const DownloadFails: Story = {
  ...WithDownload,
  name: 'O download falha',
  play: async ({ canvas }) => {
    spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar imagem (PNG)' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Não foi possível baixar o QR code. Tente novamente.',
    );
    await expect(canvas.getByRole('button', { name: 'Baixar imagem (PNG)' })).toBeEnabled();
  },
};

/** Larger than the screen: it shrinks, also at 200 % text. */
export const ShrinksOnPhone: Story = {
  ...WithDownload,
  name: 'Encolhe no celular',
  args: { size: 480 },
  globals: { textSize: 'double', viewport: { value: 'phone320' } },
};

/** The modules of a code on the screen: the browser's colour at the middle of each. */
function modulesOfScreen(svg: HTMLElement): QrModules {
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2]);
  const path = svg.querySelector('path');
  if (path === null) throw new Error('The code has no modules.');
  const indexes = Array.from({ length: side }, (_, index) => index);
  return indexes.map((y) => indexes.map((x) => path.isPointInFill(new DOMPoint(x + 0.5, y + 0.5))));
}

/** The pixels of a picture. */
async function pixelsOf(picture: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas.');
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}
