import { expect, test } from 'vitest';
import { clientBanner } from './client.ts';

test.each([
  ['/src/Button.tsx', []],
  ['/src/useHydrated.ts', ['react']],
  ['/src/Dialog.ts', ['react-dom/client']],
])('%s with imports %j is a client module', (facadeModuleId, imports) => {
  expect(clientBanner({ facadeModuleId, imports })).toBe("'use client';");
});

test('formats and messages stay callable on the server', () => {
  expect(clientBanner({ facadeModuleId: '/src/format/money.ts', imports: ['./plural.js'] })).toBe('');
});
