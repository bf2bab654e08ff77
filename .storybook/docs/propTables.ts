import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type Rows = ReturnType<Enhancer>;

/** Description of a prop that the component passes to its element. */
const nativeProp = 'Native attribute or event: passed to the element as it is.';

/**
 * Adds the native attributes and events that stories set (`args`) to the table of a component's own props.
 * @param rows the component's own props, from their types and comments (`typescript` in .storybook/main.ts)
 */
function withNativeProps(rows: Rows, component: unknown, args: object): Rows {
  const isDocumented = typeof component === 'function' && '__docgenInfo' in component;
  if (!isDocumented) return rows;
  const native = Object.keys(args).filter((name) => !(name in rows));
  return { ...rows, ...Object.fromEntries(native.map((name) => [name, { name, description: nativeProp }])) };
}

/** Describes native attributes and events in the tables of props. */
export const describeProps: Enhancer = ({ argTypes, component, initialArgs }) =>
  withNativeProps(argTypes, component, initialArgs);
