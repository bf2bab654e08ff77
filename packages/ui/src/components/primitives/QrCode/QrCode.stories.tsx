import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { strange } from '../../../internal/storyChecks.ts';
import { Stack } from '../Layout/Layout.tsx';
import { pngFile, svgFile } from './cardFiles.ts';
import { QrCode } from './QrCode.tsx';
import { maxBytes } from './qr.ts';
import { decodeQR } from 'qr/decode.js';

const meta = {
  title: 'Componentes/QrCode',
  component: QrCode,
  args: {
    value: 'https://portalraiz.exemplo.com.br/cadastro?ref=2',
    label: 'QR code do link de indicação',
    title: 'Mariana convida você',
    caption: 'portalraiz.exemplo.com.br/cadastro?ref=2',
    fileName: 'link-de-indicacao',
  },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The two buttons save the card; a QR reader reads its picture. */
export const Default: Story = {
  name: 'Código QR',
  play: async ({ canvas, args }) => {
    const saved: string[] = [];
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const make = spyOn(URL, 'createObjectURL');
    const png = canvas.getByRole('button', { name: 'Baixar imagem (PNG)' });
    await userEvent.click(png);
    await waitFor(() => expect(saved).toEqual(['link-de-indicacao.png']));
    await expect(make.mock.lastCall?.[0]).toMatchObject({ type: 'image/png' });
    await waitFor(() => expect(png).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar para impressão (SVG)' }));
    await waitFor(() => expect(saved).toEqual(['link-de-indicacao.png', 'link-de-indicacao.svg']));
    await expect(make.mock.lastCall?.[0]).toMatchObject({ type: 'image/svg+xml' });
    await expect(canvas.getByText('Mariana convida você')).toBeVisible();
    await expect(await readCard(canvas.getByRole('img', { name: 'QR code do link de indicação' }))).toBe(args.value);
  },
};

/** A message with letters of other scripts, and lines that need smaller letters. White in the dark theme too. */
export const LargeMessage: Story = {
  name: 'Mensagem grande, no tema escuro',
  args: {
    value: `Olá! Este é o meu link: https://exemplo.com.br/cadastro?ref=2 ${strange.mix}`,
    title: `${strange.word} convida você`,
    caption: 'exemplo.com.br/cadastro/de/pessoas/com/um/endereco/comprido?ref=2',
  },
  globals: { theme: 'dark' },
  play: async ({ canvas, args }) => {
    await expect(await readCard(canvas.getByRole('img'))).toBe(args.value);
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
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvas.getByText('Este texto é longo demais para um QR code.')).toBeVisible();
    await expect(canvas.getByText('Não há nada para mostrar em um QR code.')).toBeVisible();
  },
};

/** Texts are no markup in the saved file either. */
export const Markup: Story = {
  name: 'Texto com marcas',
  args: { title: '<b onload="x">Ana</b> & cia', caption: 'a.br/?x="<a>"' },
  play: async ({ canvas }) => {
    const file = await svgFile(cardOf(canvas.getByRole('img'))).text();
    const saved = new DOMParser().parseFromString(file, 'image/svg+xml');
    await expect([...saved.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual([
      '<b onload="x">Ana</b> & cia',
      'a.br/?x="<a>"',
    ]);
    await expect(saved.querySelector('b')).toBeNull();
  },
};

/** When the browser cannot render the picture, shows a note and keeps both buttons. */
export const DownloadFails: Story = {
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

function cardOf(element: HTMLElement): SVGSVGElement {
  if (!(element instanceof SVGSVGElement)) throw new Error('The card is no drawing.');
  return element;
}

/** What a QR reader reads from the picture of a card. */
async function readCard(card: HTMLElement): Promise<string> {
  const bitmap = await createImageBitmap(await pngFile(cardOf(card)));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas.');
  context.drawImage(bitmap, 0, 0);
  return decodeQR(context.getImageData(0, 0, bitmap.width, bitmap.height));
}
