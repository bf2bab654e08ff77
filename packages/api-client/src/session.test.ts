import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from './session.ts';

function fakeStorage(broken = false): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const rows = new Map<string, string>();
  const guard = () => {
    if (broken) throw new DOMException('denied', 'SecurityError');
  };
  return {
    getItem: (key) => (guard(), rows.get(key) ?? null),
    setItem: (key, value) => (guard(), void rows.set(key, value)),
    removeItem: (key) => (guard(), void rows.delete(key)),
  };
}

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => {
  session.end();
  vi.unstubAllGlobals();
});

describe('session', () => {
  it('is kept under the key token', () => {
    session.start('abc');
    expect(localStorage.getItem('token')).toBe('abc');
    expect(session.token()).toBe('abc');
  });

  it('ends only for the token that was rejected', () => {
    session.start('new');
    expect(session.end('old')).toBe(false);
    expect(session.token()).toBe('new');
    expect(session.end('new')).toBe(true);
    expect(session.end('new')).toBe(false);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('notifies its listeners', () => {
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.start('abc');
    session.end();
    stop();
    session.start('def');
    expect(listener.mock.calls).toEqual([['abc'], [null]]);
  });

  it('notices a change that a hidden page missed when it becomes visible', async () => {
    // A session without listeners of other tests.
    vi.resetModules();
    const { session: own } = await import('./session.ts');
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    own.start('abc');
    const listener = vi.fn();
    const stop = own.subscribe(listener);
    localStorage.removeItem('token');
    page.dispatchEvent(new Event('visibilitychange'));
    expect(listener.mock.calls).toEqual([[null]]);
    page.dispatchEvent(new Event('pageshow'));
    stop();
    localStorage.setItem('token', 'def');
    page.dispatchEvent(new Event('visibilitychange'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is kept in memory where storage is blocked', () => {
    vi.stubGlobal('localStorage', fakeStorage(true));
    session.start('abc');
    expect(session.token()).toBe('abc');
    session.end();
    expect(session.token()).toBeNull();
  });
});

describe('the stored text', () => {
  it.each([
    ['nothing', ''],
    ['blanks', '  \n'],
    ['letters no header carries', 'tokén☃'],
    ['a line break', 'abc\ndef'],
    ['words', 'Bearer abc'],
    ['a megabyte', 'x'.repeat(1_000_000)],
  ])('%s is no session', (_name, text) => {
    localStorage.setItem('token', text);
    expect(session.token()).toBeNull();
    session.start('abc');
    expect(session.token()).toBe('abc');
  });

  it('is read without the blanks around it', () => {
    localStorage.setItem('token', ' abc\n');
    expect(session.token()).toBe('abc');
    expect(session.end('abc')).toBe(true);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('gives way to a newer token that storage rejected', () => {
    session.start('old');
    const full = fakeStorage();
    full.setItem('token', 'old');
    vi.stubGlobal('localStorage', {
      ...full,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    session.start('new');
    expect(session.token()).toBe('new');
    expect(session.end('new')).toBe(true);
    expect(session.token()).toBeNull();
  });

  it('ends the session once, at the next rejected call, after it was deleted by hand', () => {
    const listener = vi.fn();
    session.start('abc');
    const stop = session.subscribe(listener);
    localStorage.removeItem('token');
    expect(session.end()).toBe(true);
    expect(session.end()).toBe(false);
    stop();
    expect(listener.mock.calls).toEqual([[null]]);
  });
});
