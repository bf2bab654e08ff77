import { trimUnseen } from '@raiz/ui/format';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { valueOf } from '../reads/labelOf.ts';
import { wholeNumber } from './ids.ts';
import { useEventCallback } from './useEventCallback.ts';

/** Reads and writes one value of a view in the query of the address. */
export interface Parameter<Value> {
  name: string;
  /** Reads a text of the address, without blanks around it; returns the default for '' and for an invalid text. */
  read: (text: string) => Value;
  /** Writes a value; '' for the default, which the address omits. */
  write: (value: Value) => string;
  /** Whether the value changes quickly, such as a typed text: the address then waits for a pause. */
  debounced?: boolean;
  /** Whether people type the text: its blanks stay. */
  typed?: boolean;
}

/** The parameters of all values of a view, in the order of the address. */
export type Parameters<View> = { readonly [Key in keyof View]: Parameter<View[Key]> };

/** Any text; '' by default. */
export const text = (name: string): Parameter<string> => ({ name, read: (value) => value, write: (value) => value });

/** A text that people type. */
export const typedText = (name: string): Parameter<string> => ({ ...text(name), debounced: true, typed: true });

/** A whole number within limits, or without limits an id; null by default. */
export const number = (name: string, min?: number, max?: number): Parameter<number | null> => ({
  name,
  read: (value) => wholeNumber(value, min, max),
  write: (value) => String(value ?? ''),
});

/** The page of a list; 1 by default. */
export const page = (name: string): Parameter<number> => ({
  name,
  read: (value) => wholeNumber(value) ?? 1,
  write: (value) => (value > 1 ? String(value) : ''),
});

function keyOf<Key extends string>(values: Readonly<Record<Key, string>>, value: string): Key | undefined {
  const isKey = (key: string): key is Key => Object.hasOwn(values, key);
  return Object.keys(values)
    .filter(isKey)
    .find((key) => values[key] === value);
}

/** One of several values, each with its text in the address; `usual` by default. */
export const oneOf = <Value extends string>(
  name: string,
  values: Readonly<Record<Value, string>>,
  usual: NoInfer<Value>,
): Parameter<Value> => ({
  name,
  read: (value) => keyOf(values, value) ?? usual,
  write: (value) => (value === usual ? '' : values[value]),
});

export interface TableSort {
  columnId: string;
  /** Value of `aria-sort`. */
  direction: 'ascending' | 'descending';
}

/**
 * The sorted column of a table, by its text in the address; "-" is descending, null the default.
 */
export const order = (name: string, columns: Readonly<Record<string, string>>): Parameter<TableSort | null> => ({
  name,
  read: (value) => {
    const columnId = keyOf(columns, value.replace(/^-/, ''));
    return columnId === undefined ? null : { columnId, direction: value.startsWith('-') ? 'descending' : 'ascending' };
  },
  write: (sort) => {
    const column = sort && Object.hasOwn(columns, sort.columnId) && columns[sort.columnId];
    return column ? `${sort.direction === 'descending' ? '-' : ''}${column}` : '';
  },
});

/** Reads a view from the query; without a query its defaults. */
export function readView<View extends object>(parameters: Parameters<View>, query?: URLSearchParams): View;
export function readView(parameters: Parameters<Record<string, unknown>>, query?: URLSearchParams): object {
  const read = ([key, one]: [string, Parameter<unknown>]) => {
    const value = query?.get(one.name) ?? '';
    return [key, one.read(one.typed ? value : valueOf(value))];
  };
  return Object.fromEntries(Object.entries(parameters).map(read));
}

function written<View extends object>(parameters: Parameters<View>, view: View, key: keyof View): [string, string] {
  return [parameters[key].name, parameters[key].write(view[key])];
}

function keysOf<View extends object>(parameters: Parameters<View>): (keyof View)[] {
  const keys: (keyof View)[] = [];
  for (const key in parameters) keys.push(key);
  return keys;
}

/** The query of a view, without defaults. */
export function queryOf<View extends object>(parameters: Parameters<View>, view: View): string {
  const pairs = keysOf(parameters).map((key) => written(parameters, view, key));
  return new URLSearchParams(pairs.filter(([, value]) => value !== '')).toString();
}

/** Number of values that are not their defaults; a text of spaces does not count. */
export function inUse<View extends object>(parameters: Parameters<View>, view: NoInfer<View>): number {
  return keysOf(parameters).filter((key) => trimUnseen(written(parameters, view, key)[1]) !== '').length;
}

/** Milliseconds without a change before a debounced value is written: Safari allows a hundred writes in 30 seconds. */
const debounceMs = 250;

/**
 * The view of a page (filters, order, page, month) in the query of the address, and the function that changes it. A
 * change replaces the query at once; a debounced one is shown at once and written after a pause.
 * @param parameters The same object in each render.
 */
export function useViewInAddress<View extends object>(
  parameters: Parameters<View>,
): [View, (changes: Partial<View>) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const address = params.toString();
  const [debounced, setDebounced] = useState<{ view: View; address: string } | null>(null);
  const inAddress = useMemo(() => readView(parameters, new URLSearchParams(address)), [parameters, address]);
  // Written, or replaced by "back" or a link.
  if (debounced !== null && debounced.address !== address) setDebounced(null);
  const view = debounced?.address === address ? debounced.view : inAddress;

  const write = useEventCallback((next: View) => {
    const query = queryOf(parameters, next);
    // In one render with the event, so that a field keeps what was chosen. Keeps the navigation state of the entry.
    if (query !== address) setParams(query, { replace: true, state, preventScrollReset: true, flushSync: true });
  });
  useEffect(() => {
    if (debounced === null) return undefined;
    const timer = setTimeout(write, debounceMs, debounced.view);
    return () => clearTimeout(timer);
  }, [debounced, write]);

  const change = useEventCallback((changes: Partial<View>) => {
    const next = { ...view, ...changes };
    if (keysOf(parameters).some((key) => parameters[key].debounced && next[key] !== view[key]))
      setDebounced({ view: next, address });
    else write(next);
  });
  return [view, change];
}
