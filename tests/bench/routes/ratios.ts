import { medianOf, type Figure } from '../figures.ts';

/** A comparison with a floor. */
interface Comparison {
  step: string;
  floor: string;
  /** Step of the floor where it differs. */
  floorStep?: string;
}

/**
 * Bytes and requests are compared with both floors, times with the plain one. The floor shows all
 * it has with its largest paint.
 */
const compared: readonly Comparison[] = [
  { step: 'JavaScript, packed', floor: 'floor' },
  { step: 'JavaScript, packed', floor: 'library floor' },
  { step: 'requests', floor: 'floor' },
  { step: 'requests', floor: 'library floor' },
  { step: 'first paint', floor: 'floor' },
  { step: 'largest paint', floor: 'floor' },
  { step: 'data', floor: 'floor', floorStep: 'largest paint' },
  { step: 'main thread', floor: 'floor' },
  { step: 'first paint, warm', floor: 'floor' },
  { step: 'data, warm', floor: 'floor', floorStep: 'largest paint, warm' },
];

/** The portal's figures divided by those of the floors, by their medians. */
export function ratiosOf(figures: readonly Figure[]): Figure[] {
  const groups = [...new Set(figures.map(({ group }) => group))];
  return groups.flatMap((group) =>
    compared.flatMap(({ step, floor, floorStep = step }) => {
      const middle = (subject: string, name: string) => {
        const figure = figures.find((one) => one.group === group && one.step === name && one.subject === subject);
        return figure ? medianOf(figure.values) : 0;
      };
      const [own, least] = [middle('portal', step), middle(floor, floorStep)];
      if (own === 0 || least === 0) return [];
      const value = own / least;
      return [{ group, subject: 'portal', step: `${step} / ${floor}`, unit: 'ratio' as const, values: [value] }];
    }),
  );
}
