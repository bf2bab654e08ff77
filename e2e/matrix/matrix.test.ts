import { operationIds } from '@raiz/contract';
import { faultNames, faults } from './faults.ts';
import { runCase } from './runCase.ts';
import { sampleTag } from './sample.ts';
import { test, expect } from './session.ts';

for (const operation of operationIds)
  test.describe(operation, { tag: sampleTag(operation) }, () => {
    // In one page, which preserves the typed text for the next case.
    test.describe.configure({ mode: 'default' });
    for (const fault of faultNames)
      test(`survives ${faults[fault].title}`, async ({ session }) => {
        expect(await runCase(session, operation, fault)).toEqual([]);
      });
  });
