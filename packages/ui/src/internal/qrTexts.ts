/** Default texts of the QR code. */
export const qrTexts = {
  empty: 'Não há nada para mostrar em um QR code.',
  tooLong: 'Este texto é longo demais para um QR code.',
  savePng: 'Baixar imagem (PNG)',
  saveSvg: 'Baixar para impressão (SVG)',
  saveFailed: 'Não foi possível baixar o QR code. Tente novamente.',
} as const;
