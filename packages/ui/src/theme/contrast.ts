function channel(hex: string, at: number): number {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/**
 * WCAG 2 contrast of two colours, from 1 (equal) to 21 (black on white).
 * @param first sRGB hex such as "#164cb8"
 * @param second sRGB hex
 */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The sRGB hex that `color-mix(in srgb, first percent%, second)` gives. */
export function mixed(first: string, second: string, percent: number): string {
  const mix = (at: number) => {
    const [one, other] = [first, second].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    const value = ((one ?? 0) * percent + (other ?? 0) * (100 - percent)) / 100;
    return Math.round(value).toString(16).padStart(2, '0');
  };
  return `#${[1, 3, 5].map(mix).join('')}`;
}
