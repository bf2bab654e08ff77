import { expect, test } from 'vitest';
import { withRelease } from '../../scripts/lib/since.mjs';

test('a release adds new checks and changed rules under its version, and drops what is gone', () => {
  const since = {
    '1.0.0': { checks: ['a', 'gone'], rules: ['money', 'dates', 'lost'] },
    '1.1.0': { checks: ['b'], rules: ['mails'] },
  };
  const rules = ['money', 'dates', 'mails', 'texts'];
  const now = { checks: ['a', 'b', 'c'], rules, changed: ['dates', 'texts', 'lost'] };
  expect(withRelease(since, '1.2.0', now)).toEqual({
    '1.0.0': { checks: ['a'], rules: ['money'] },
    '1.1.0': { checks: ['b'], rules: ['mails'] },
    '1.2.0': { checks: ['c'], rules: ['dates', 'texts'] },
  });
});
