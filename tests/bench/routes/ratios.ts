import { spreadOf, type Figure } from '../figures.ts';

/**
 * What the portal is measured against: bytes and requests against both floors, paint against the
 * plain one.
 */
const compared: readonly { step: string; floor: string }[] = [
  { step: 'JavaScript, packed', floor: 'floor' },
  { step: 'JavaScript, packed', floor: 'library floor' },
  { step: 'requests', floor: 'floor' },
  { step: 'requests', floor: 'library floor' },
  { step: 'largest paint', floor: 'floor' },
];

/** The multiples of the floors that each page comes to, by the medians of its figures. */
export function ratiosOf(figures: readonly Figure[]): Figure[] {
  const groups = [...new Set(figures.map(({ group }) => group))];
  return groups.flatMap((group) =>
    compared.flatMap(({ step, floor }) => {
      const middle = (subject: string) => {
        const figure = figures.find((one) => one.group === group && one.step === step && one.subject === subject);
        return figure ? spreadOf(figure.values).median : 0;
      };
      const least = middle(floor);
      if (least === 0) return [];
      const value = middle('portal') / least;
      return [{ group, subject: 'portal', step: `${step} / ${floor}`, unit: 'ratio' as const, values: [value] }];
    }),
  );
}
