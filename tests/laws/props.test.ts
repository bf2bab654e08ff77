import { expect, test } from 'vitest';
import { propsOf } from './props.ts';
import { codeFiles, isProof, patience } from './sources.ts';

test.each([
  ['the design system', 'packages/ui/'],
  ['the portal', 'apps/portal/'],
])(
  'at least 95% of the props of %s have a description',
  (_part, folder) => {
    const files = codeFiles.filter(({ path }) => path.startsWith(folder) && !isProof(path));
    const props = files.flatMap(propsOf);
    const silent = props.filter(({ isDocumented }) => !isDocumented).map(({ name }) => name);
    expect(props.length).toBeGreaterThan(0);
    expect(silent).toEqual([]);
  },
  patience,
);

test('tells documented props from undocumented ones in every kind of declaration', () => {
  const text = `
    export interface ButtonProps {
      /** What it says. */
      children: string;
      busy?: boolean;
    }
    export type LinkProps = {
      /** Where to. */
      href: string;
    } & ({ target: string } | {
      /** New tab. */
      rel: string;
    });
    interface InnerProps { silent: true }
  `;
  expect(propsOf({ path: 'x.tsx', text }).map(({ name, isDocumented }) => `${name} ${isDocumented}`)).toEqual([
    'x.tsx ButtonProps.children true',
    'x.tsx ButtonProps.busy false',
    'x.tsx LinkProps.href true',
    'x.tsx LinkProps.target false',
    'x.tsx LinkProps.rel true',
  ]);
});
