import { expect, it } from 'vitest';
import { applyTheme } from './themeName.ts';

it('sets the attribute for a theme and takes it away for the device’s own', () => {
  const attributes = new Map<string, string>();
  const root = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  applyTheme('dark', root);
  expect(attributes.get('data-theme')).toBe('dark');
  applyTheme('light', root);
  expect(attributes.get('data-theme')).toBe('light');
  applyTheme('system', root);
  expect(attributes.size).toBe(0);
});
