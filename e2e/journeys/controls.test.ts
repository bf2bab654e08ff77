import { readControls } from '../support/controls.ts';
import { expect, test } from '../support/fixtures.ts';
import { readPageState } from '../support/pageState.ts';
import { enterAs } from '../support/steps.ts';
import { visits } from '../support/visits.ts';

/** The heights of size.controlDense and size.control; phones have only the second. */
const windows = [
  { width: 1280, heights: [36, 44] },
  { width: 360, heights: [44] },
];
const people = ['visitor', 'member', 'admin'] as const;

for (const { width, heights } of windows)
  for (const person of people)
    test(`every control of a ${person} is ${heights.join(' or ')} px high at ${width} px`, async ({ page, mock }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height: 800 });
      await enterAs(page, person, mock);
      for (const { address } of visits.filter((visit) => visit.person === person)) {
        await page.goto(address);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.evaluate(readPageState, 10_000);
        await page.waitForFunction(() => document.fonts.status === 'loaded');
        const controls = await page.evaluate(readControls);
        expect(controls, address).not.toEqual([]);
        expect(
          controls.filter(({ height }) => !heights.includes(height)),
          address,
        ).toEqual([]);
      }
    });
