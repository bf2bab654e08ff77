import { qrTexts } from '../../../internal/qrTexts.ts';
import { qrColors } from './qrFiles.ts';
import { qrMatrix } from './qrMatrix.ts';
import { qrPath, qrSide } from './qrPath.ts';
import * as styles from './QrCode.css.ts';

export interface QrCodeProps {
  /**
   * The encoded text, such as the full address of the referral link; at most 2,331 bytes of UTF-8.
   */
  value: string;
  /** Accessible name, such as "QR code do link de indicação". */
  label: string;
  /**
   * Width and height in pixels including the white margin; shrinks in narrower containers.
   * @default 200
   */
  size?: number;
  /**
   * Shown when the text is too long for a code.
   * @default 'Este texto é longo demais para um QR code.'
   */
  tooLongText?: string;
  /**
   * Shown when the text is blank.
   * @default 'Não há nada para mostrar em um QR code.'
   */
  emptyText?: string;
}

/**
 * A text as a QR code. Dark on white with a margin in every theme, since phones read nothing else
 * reliably. Generated on the device: the text is not sent anywhere.
 */
export function QrCode(props: QrCodeProps) {
  const { value, label, size = 200, tooLongText = qrTexts.tooLong, emptyText = qrTexts.empty } = props;
  const result = qrMatrix(value);
  if (result.kind !== 'code') {
    return <p className={styles.sentence}>{result.kind === 'tooLong' ? tooLongText : emptyText}</p>;
  }
  const side = qrSide(result.modules);
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
