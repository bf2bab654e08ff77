import type { VisionView } from './choices.ts';

/**
 * Linear-light matrices, row by row (Machado, Oliveira and Fernandes 2009, full severity; greys by
 * luminance).
 */
const matrices: Record<Exclude<VisionView, 'full'>, readonly number[]> = {
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
  none: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
};

const holderId = 'storybook-vision';

/**
 * The rows of a filter's matrix: three colours, no share of the opacity, nothing added; then the
 * opacity itself.
 */
function valuesOf(matrix: readonly number[]): string {
  const rows = [0, 3, 6].map((start) => [...matrix.slice(start, start + 3), 0, 0].join(' '));
  return [...rows, '0 0 0 1 0'].join('  ');
}

function element(name: string, attributes: Record<string, string>): SVGElement {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

/** Shows the page as an eye of that kind sees it, dialogs and all. */
export function applyVision(vision: VisionView): void {
  const root = document.documentElement;
  document.getElementById(holderId)?.remove();
  if (vision === 'full') {
    root.style.removeProperty('filter');
    return;
  }
  const holder = element('svg', {
    id: holderId,
    width: '0',
    height: '0',
    'aria-hidden': 'true',
    style: 'position: absolute',
  });
  const filter = element('filter', { id: `${holderId}-filter` });
  filter.append(element('feColorMatrix', { type: 'matrix', values: valuesOf(matrices[vision]) }));
  holder.append(filter);
  document.body.append(holder);
  root.style.filter = `url(#${holderId}-filter)`;
}
