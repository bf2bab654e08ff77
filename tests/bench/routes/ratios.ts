import { medianOf, type Figure } from '../figures.ts';

/** Bytes and requests are compared with both floors, paint with the plain one. */
const compared: readonly { step: string; floor: string }[] = [
  { step: 'JavaScript, packed', floor: 'floor' },
  { step: 'JavaScript, packed', floor: 'library floor' },
  { step: 'requests', floor: 'floor' },
  { step: 'requests', floor: 'library floor' },
  { step: 'largest paint', floor: 'floor' },
];

/** The portal's figures divided by those of the floors, by their medians. */
export function ratiosOf(figures: readonly Figure[]): Figure[] {
  const groups = [...new Set(figures.map(({ group }) => group))];
  return groups.flatMap((group) =>
    compared.flatMap(({ step, floor }) => {
      const middle = (subject: string) => {
        const figure = figures.find((one) => one.group === group && one.step === step && one.subject === subject);
        return figure ? medianOf(figure.values) : 0;
      };
      const least = middle(floor);
      if (least === 0) return [];
      const value = middle('portal') / least;
      return [{ group, subject: 'portal', step: `${step} / ${floor}`, unit: 'ratio' as const, values: [value] }];
    }),
  );
}
