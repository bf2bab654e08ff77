import { describe, expect, it } from 'vitest';
import { mostBytes } from './qrMatrix.ts';
import { qrPngBlob, qrSvgText } from './qrFiles.ts';

describe('qrSvgText', () => {
  it('is a separate image, dark on white', () => {
    const svg = qrSvgText('https://exemplo.com.br/cadastro?ref=2&x="<a>"', 300);
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="300" height="300" viewBox="0 0 (\d+) \1"/,
    );
    expect(svg).toContain('fill="#ffffff"/><path d="M4 4h7v1h-7z');
    expect(svg).toContain('fill="#000000"/></svg>');
    // The text is in the modules only: nothing of it could become markup.
    expect(svg).not.toContain('exemplo');
  });

  it.each(['', 'x'.repeat(mostBytes + 1)])('throws for a text that has no code', (value) => {
    expect(() => qrSvgText(value)).toThrow(RangeError);
  });
});

it('qrPngBlob rejects for a text that has no code', async () => {
  await expect(qrPngBlob('x'.repeat(mostBytes + 1))).rejects.toThrow('This text has no QR code: tooLong.');
});
