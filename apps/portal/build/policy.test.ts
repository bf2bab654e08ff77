import { expect, test } from 'vitest';
import { policyOf } from './policy.ts';

test('inline code has the hash that browsers compute, also with the line ends of Windows', () => {
  const page = '<script>\nstart();\n</script><style>\n.a{}\n</style>';
  const policy = policyOf([page]);
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policyOf([page.replaceAll('\n', '\r\n')])).toBe(policy);
});
