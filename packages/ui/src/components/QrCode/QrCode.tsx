import { qrTexts } from '../../internal/qrTexts.ts';
import { qrColors } from './qrFiles.ts';
import { qrMatrix } from './qrMatrix.ts';
import { qrPath, qrSide } from './qrPath.ts';
import * as styles from './QrCode.css.ts';

/** Props of QrCode. */
export interface QrCodeProps {
  /** The text that a phone reads, such as the full address of the referral link. At most 2,331 bytes of UTF-8. */
  value: string;
  /** What the picture is, for screen readers, such as "QR code do link de indicação". */
  label: string;
  /**
   * Width and height in pixels, the white margin included; narrower places make it smaller.
   * @default 200
   */
  size?: number;
  /**
   * What is said in place of the code when the text is longer than any code holds.
   * @default 'Este texto é longo demais para um QR code.'
   */
  tooLongText?: string;
  /**
   * What is said in place of the code when the text is blank.
   * @default 'Não há nada para mostrar em um QR code.'
   */
  emptyText?: string;
}

/**
 * A text as a QR code, for people who meet face to face (product, profile: the referral link). Dark on white with its
 * margin in every theme, since phones read nothing else reliably. Drawn on this device: the text goes nowhere.
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
