import { expect, it } from 'vitest';
import { withNativeProps } from '../../.storybook/docs/propTables.ts';

it('describes what stories pass on to the element, beside the own props', () => {
  const Sample = Object.assign(() => null, { __docgenInfo: {} });
  const rows = withNativeProps({ size: { name: 'size' } }, Sample, { size: 'small', onClick: null });
  expect(rows['size']).toEqual({ name: 'size' });
  expect(rows['onClick']?.description).toMatch(/^Native/);
});

it('adds nothing to a component without documented props', () => {
  const rows = { size: { name: 'size' } };
  expect(withNativeProps(rows, undefined, { onClick: null })).toBe(rows);
});
