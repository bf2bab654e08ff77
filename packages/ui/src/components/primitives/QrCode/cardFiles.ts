/** Pixels of a saved picture for each unit of its drawing. */
export const pixelsPerUnit = 3;

/** A drawing on the screen as the file of a picture for printers. */
export function svgFile(drawing: SVGSVGElement): Blob {
  return new Blob([new XMLSerializer().serializeToString(drawing)], { type: 'image/svg+xml' });
}

/**
 * A drawing on the screen as a PNG file, in the fonts of the page.
 * @throws (rejects with) Error when the browser creates no image
 */
export async function pngFile(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = width * pixelsPerUnit;
  canvas.height = height * pixelsPerUnit;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser offers no canvas to draw on.');
  for (const part of drawing.querySelectorAll<SVGPathElement | SVGTextElement>('path, text')) {
    context.setTransform(pixelsPerUnit, 0, 0, pixelsPerUnit, 0, 0);
    const own = part.transform.baseVal.consolidate()?.matrix;
    if (own) context.transform(own.a, own.b, own.c, own.d, own.e, own.f);
    drawPart(context, part);
  }
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The browser drew no picture of the QR code.');
  return blob;
}

/** Renders a path, or a centred line of text. */
function drawPart(context: CanvasRenderingContext2D, part: SVGPathElement | SVGTextElement): void {
  const { fill, stroke, strokeWidth, fontWeight, fontSize, fontFamily } = getComputedStyle(part);
  context.fillStyle = fill;
  if (part instanceof SVGTextElement) {
    context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    context.textAlign = 'center';
    context.fillText(part.textContent, Number(part.getAttribute('x')), Number(part.getAttribute('y')));
    return;
  }
  if (fill !== 'none') context.fill(pathOf(part));
  if (stroke === 'none') return;
  context.strokeStyle = stroke;
  context.lineWidth = Number.parseFloat(strokeWidth);
  context.lineCap = 'round';
  context.stroke(pathOf(part));
}

function pathOf(part: SVGPathElement): Path2D {
  return new Path2D(part.getAttribute('d') ?? '');
}
