import { qrColors, qrMatrix, qrPath, qrPngBlob, qrSvgText } from './qr.ts';
import { useState } from 'react';
import { DownloadIcon } from '../../../icons/actions.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Layout/Layout.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { saveFile } from '../../../internal/saveFile.ts';
import * as styles from './QrCode.css.ts';

/** Default texts of the QR code. */
const qrTexts = {
  empty: 'Não há nada para mostrar em um QR code.',
  tooLong: 'Este texto é longo demais para um QR code.',
  savePng: 'Baixar imagem (PNG)',
  saveSvg: 'Baixar para impressão (SVG)',
  saveFailed: 'Não foi possível baixar o QR code. Tente novamente.',
} as const;

export interface QrCodeProps {
  /** The encoded text, such as the full address of the referral link; maximum 2,331 bytes of UTF-8. */
  value: string;
  /** Accessible name, such as "QR code do link de indicação". */
  label: string;
  /**
   * Width and height in pixels including the white margin; shrinks in narrower containers.
   * @default 200
   */
  size?: number;
  /**
   * Replaces the code when the text is too long.
   * @default 'Este texto é longo demais para um QR code.'
   */
  tooLongText?: string;
  /**
   * Replaces the code when the text is blank.
   * @default 'Não há nada para mostrar em um QR code.'
   */
  emptyText?: string;
}

/**
 * A text as a QR code. Dark on white with a margin in every theme, since phones read nothing else reliably. The device
 * generates it and sends the text nowhere.
 */
export function QrCode(props: QrCodeProps) {
  const { value, label, size = 200, tooLongText = qrTexts.tooLong, emptyText = qrTexts.empty } = props;
  const result = qrMatrix(value);
  if (result.kind !== 'code') {
    return <p className={styles.sentence}>{result.kind === 'tooLong' ? tooLongText : emptyText}</p>;
  }
  const side = result.modules.length;
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <rect width={side} height={side} fill={qrColors.light} />
      <path d={qrPath(result.modules)} fill={qrColors.dark} />
    </svg>
  );
}

export interface QrDownloadProps {
  /** The encoded text. */
  value: string;
  /** File name without extension, such as "link-de-indicacao". */
  fileName: string;
  /**
   * Label of the button that saves a PNG.
   * @default 'Baixar imagem (PNG)'
   */
  pngText?: string;
  /**
   * Label of the button that saves an SVG.
   * @default 'Baixar para impressão (SVG)'
   */
  svgText?: string;
  /**
   * Shown when the browser could not create the file.
   * @default 'Não foi possível baixar o QR code. Tente novamente.'
   */
  failedText?: string;
}

/**
 * Two buttons that save a text's QR code as PNG or SVG. Renders nothing when the text has no code; QrCode shows the
 * reason.
 */
export function QrDownload(props: QrDownloadProps) {
  const { value, fileName, pngText = qrTexts.savePng, svgText = qrTexts.saveSvg } = props;
  const { busy, failed, save } = useSaving();
  if (qrMatrix(value).kind !== 'code') return null;
  return (
    <div className={styles.saving}>
      <Inline justify="center">
        <Button
          variant="secondary"
          icon={<DownloadIcon />}
          busy={busy}
          onClick={() => save(`${fileName}.png`, () => qrPngBlob(value))}
        >
          {pngText}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => save(`${fileName}.svg`, () => svgFile(value))}>
          {svgText}
        </Button>
      </Inline>
      {failed && <Notice tone="danger">{props.failedText ?? qrTexts.saveFailed}</Notice>}
    </div>
  );
}

function svgFile(value: string): Promise<Blob> {
  return Promise.resolve(new Blob([qrSvgText(value)], { type: 'image/svg+xml' }));
}

/** Creates and saves files, one at a time. */
function useSaving() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function make(name: string, file: () => Promise<Blob>) {
    setBusy(true);
    setFailed(false);
    try {
      saveFile(await file(), name);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return { busy, failed, save: (name: string, file: () => Promise<Blob>) => void make(name, file) };
}
