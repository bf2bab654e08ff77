import { useState } from 'react';
import { DownloadIcon } from '../../../icons/actions.tsx';
import { qrTexts } from '../../../internal/qrTexts.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { qrPngBlob, qrSvgText } from './qrFiles.ts';
import { qrMatrix } from './qrMatrix.ts';
import { saveFile } from './saveFile.ts';
import * as styles from './QrCode.css.ts';

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
 * Two buttons that save a text's QR code as PNG or SVG. Renders nothing when the text has no code;
 * QrCode shows why.
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
