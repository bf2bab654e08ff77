import type { Preview } from '@storybook/react-vite';

type Enhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type Rows = ReturnType<Enhancer>;
type Row = Rows[string];

/** Longest union that is written out in the column of types. */
const longestUnion = 160;

/** What is said of a prop that is none of the component's own. */
const nativeProp = 'Native attribute or event: handed on to the element as it is.';

/** One step into what Storybook hands around untyped: a component is a function, all else an object. */
function within(value: unknown, name: string): unknown {
  const holds = typeof value === 'function' || (typeof value === 'object' && value !== null);
  return holds ? Reflect.get(value, name) : undefined;
}

/** What a comment says after `@default`, without line breaks; undefined when it says nothing. */
export function defaultOf(comment: string): string | undefined {
  return /@default\s+([^@]+)/.exec(comment)?.[1]?.trim().replaceAll(/\s+/g, ' ');
}

/** The values of a union as they are written, or undefined when a type is none or too long to be read in a column. */
export function unionOf(type: unknown): string | undefined {
  const raw = within(type, 'raw');
  if (within(type, 'name') !== 'union' || typeof raw !== 'string') return undefined;
  const values = raw
    .replaceAll(/\s+/g, ' ')
    .replace(/^ ?\| /, '')
    .trim();
  return values.length > longestUnion ? undefined : values;
}

function describe(row: Row, prop: unknown): Row {
  const comment = within(prop, 'description');
  const usual = typeof comment === 'string' ? defaultOf(comment) : undefined;
  const union = unionOf(within(prop, 'tsType'));
  const table = { ...row.table };
  if (usual !== undefined) table.defaultValue = { summary: usual };
  if (union !== undefined) table.type = { summary: union };
  return { ...row, table };
}

/**
 * The rows of a component's table, completed from what is known of its props; untouched when nothing is. What stories set beside
 * them (`args`) is a native attribute or event, which the reading of types leaves out.
 */
export function completeRows(rows: Rows, component: unknown, args: object): Rows {
  const props = within(within(component, '__docgenInfo'), 'props');
  if (props === undefined) return rows;
  const native = Object.keys(args).filter((name) => !(name in rows) && within(props, name) === undefined);
  return Object.fromEntries([
    ...Object.entries(rows).map(([name, row]) => [name, describe(row, within(props, name))] as const),
    ...native.map((name) => [name, { name, description: nativeProp }] as const),
  ]);
}

/** Completes the tables of props: the default that a comment names, the values of a union, and a sentence for native attributes. */
export const describeProps: Enhancer = ({ argTypes, component, initialArgs }) =>
  completeRows(argTypes, component, initialArgs);
