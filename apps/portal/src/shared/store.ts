import { useSyncExternalStore } from 'react';

/** A value outside React that components follow. */
export interface Store<Value> {
  get: () => Value;
  /** The value of prerendered HTML. */
  initial: () => Value;
  set: (value: Value) => void;
  /** Calls the listener after each change; returns the function to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

/** A store that begins with a value. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    initial: () => initial,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value of a store; renders again when it changes. */
export function useStore<Value>({ subscribe, get, initial }: Store<Value>): Value {
  return useSyncExternalStore(subscribe, get, initial);
}
