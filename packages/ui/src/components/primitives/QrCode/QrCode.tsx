import { useRef, useState } from 'react';
import { DownloadIcon } from '../../../icons/actions.tsx';
import { saveFile } from '../../../internal/saveFile.ts';
import { lightTheme } from '../../../theme/lightTheme.ts';
import { drawing as mark } from '../BrandMark/drawing.ts';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Layout/Layout.tsx';
import { Notice } from '../Notice/Notice.tsx';
import { pixelsPerUnit, pngFile, svgFile } from './cardFiles.ts';
import { type QrModules, qrMatrix, qrPath } from './qr.ts';
import * as styles from './QrCode.css.ts';

const qrTexts = {
  empty: 'Não há nada para mostrar em um QR code.',
  tooLong: 'Este texto é longo demais para um QR code.',
  savePng: 'Baixar imagem (PNG)',
  saveSvg: 'Baixar para impressão (SVG)',
  saveFailed: 'Não foi possível baixar o QR code. Tente novamente.',
} as const;

export interface QrCodeProps {
  /** The encoded text, such as the full address of the referral link; maximum 1,273 bytes of UTF-8. */
  value: string;
  /** Accessible name of the card, such as "QR code que abre https://…". */
  label: string;
  /** The line below the code, such as "Mariana convida você". */
  title: string;
  /** The line below the title: the text in a form to read. */
  caption: string;
  /** Name of the saved files without extension, such as "link-de-indicacao". */
  fileName: string;
}

/**
 * A text as a QR code on a card of the brand, and two buttons that save the card as PNG or SVG. White with a margin in
 * every theme, since phones read nothing else reliably. The device generates it and sends the text nowhere.
 */
export function QrCode({ value, label, title, caption, fileName }: QrCodeProps) {
  const card = useRef<SVGSVGElement>(null);
  const { busy, failed, save } = useSaving(card);
  const result = qrMatrix(value);
  if (result.kind !== 'code') {
    return <p className={styles.sentence}>{qrTexts[result.kind]}</p>;
  }
  return (
    <>
      <svg
        ref={card}
        role="img"
        aria-label={label}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        fontFamily='"Figtree Variable", Figtree, sans-serif'
        textAnchor="middle"
        color={cover.blue.bg}
        className={styles.code}
      >
        <path d={`M0 0h${width}v${height}H0z`} fill={color.surface} />
        <path d={frame} fill="none" stroke={cover.blue.bg} strokeWidth={2} />
        <path d={`M0 0h${width}v${2 * tile}H0z`} fill={cover.blue.bg} />
        <path d={tiles((place) => place > 1)} fill={cover.blue.soft} />
        <path d={tiles((place) => place === 1)} fill={cover.blue.accent} />
        <Code modules={result.modules} />
        <Line y={340} size={22} weight={680} fill={color.text}>
          {title}
        </Line>
        <Line y={368} size={13} weight={400} fill={color.textMuted}>
          {caption}
        </Line>
      </svg>
      <div className={styles.saving}>
        <Inline justify="center">
          <Button
            variant="secondary"
            icon={<DownloadIcon />}
            busy={busy}
            onClick={() => save(`${fileName}.png`, pngFile)}
          >
            {qrTexts.savePng}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => save(`${fileName}.svg`, svgFile)}>
            {qrTexts.saveSvg}
          </Button>
        </Inline>
        {failed && <Notice tone="danger">{qrTexts.saveFailed}</Notice>}
      </div>
    </>
  );
}

/** The card, and the tiles of its band, two rows from edge to edge. */
const [width, height, tile] = [320, 400, 32] as const;

/** The frame below the band, inside the round corners of the card on the screen. */
const frame = `M1 0V${height - 14}a13 13 0 0 0 13 13H${width - 14}a13 13 0 0 0 13-13V0`;

/** The light theme in each theme, as values: a saved picture has no styles. The code is black on white. */
const { color, cover } = lightTheme;

/** Path data of the leaves in the places of the band that a rule picks, each turned by its place. */
function tiles(isPicked: (place: number) => boolean): string {
  return Array.from({ length: (2 * width) / tile }, (_, at) => ({ x: at >> 1, y: at & 1 }))
    .filter(({ x, y }) => isPicked((x * x + 2 * x + 3 * y) % 5))
    .map(({ x, y }) => {
      const turn = (x + y) % 3 === 0 ? 1 : 0;
      const side = turn === 1 ? tile : -tile;
      const arc = `a${tile} ${tile} 0 0 ${turn} `;
      return `M${(x + 1 - turn) * tile} ${(y + 1) * tile}${arc}${side}-${tile}${arc}${-side} ${tile}z`;
    })
    .join('');
}

/** Width and height of the code with its margin; its modules have whole pixels in the saved picture. */
const codeSide = 240;

/** The code with the brand's mark in its middle, which covers a twentieth of it. */
function Code({ modules }: { modules: QrModules }) {
  const unit = Math.floor((codeSide * pixelsPerUnit) / modules.length) / pixelsPerUnit;
  const side = unit * modules.length;
  const left = Math.round(((width - side) / 2) * pixelsPerUnit) / pixelsPerUnit;
  const top = 72;
  const [x, y] = [left + side / 2, top + side / 2];
  return (
    <>
      <path
        d={qrPath(modules)}
        fill="#000000"
        shapeRendering="crispEdges"
        transform={`translate(${left} ${top}) scale(${unit})`}
      />
      <path d={`M${x - 24} ${y}a24 24 0 0 1 48 0a24 24 0 0 1-48 0z`} fill={color.surface} />
      <path d={mark.leaves} fill={color.brandAccent} transform={`translate(${x - 16} ${y - 16})`} />
      <path
        d={mark.roots}
        fill="none"
        stroke={color.brand}
        strokeWidth={mark.stroke}
        strokeLinecap="round"
        transform={`translate(${x - 16} ${y - 16})`}
      />
    </>
  );
}

interface LineProps {
  /** The baseline. */
  y: number;
  /** The font size of a line that has room. */
  size: number;
  weight: number;
  fill: string;
  children: string;
}

/** A line of text in the middle of the card, smaller when it is long. */
function Line({ y, size, weight, fill, children }: LineProps) {
  const share = 0.56;
  const room = width - 32;
  return (
    <text
      x={width / 2}
      y={y}
      fontSize={Math.min(size, room / (share * children.length))}
      fontWeight={weight}
      fill={fill}
    >
      {children}
    </text>
  );
}

/** Creates and saves files of the card, one at a time. */
function useSaving(card: { current: SVGSVGElement | null }) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function make(name: string, file: (drawing: SVGSVGElement) => Blob | Promise<Blob>) {
    if (card.current === null) return;
    setBusy(true);
    setFailed(false);
    try {
      saveFile(await file(card.current), name);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return { busy, failed, save: (...args: Parameters<typeof make>) => void make(...args) };
}
