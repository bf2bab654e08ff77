/** Pixels of a saved picture for each unit of its drawing. */
export const pixelsPerUnit = 3;

function textOf(drawing: SVGSVGElement): string {
  return new XMLSerializer().serializeToString(drawing);
}

/** A drawing on the screen as the file of a picture for printers. */
export function svgFile(drawing: SVGSVGElement): Blob {
  return new Blob([textOf(drawing)], { type: 'image/svg+xml' });
}

/**
 * The picture of `svgFile` as a PNG file.
 * @throws (rejects with) Error when the browser creates no image
 */
export async function pngFile(drawing: SVGSVGElement): Promise<Blob> {
  const { width, height } = drawing.viewBox.baseVal;
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(textOf(drawing))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * pixelsPerUnit;
  canvas.height = height * pixelsPerUnit;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (blob === null) throw new Error('The browser drew no picture of the QR code.');
  return blob;
}
