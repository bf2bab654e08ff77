import { describe, expect, it } from 'vitest';
import { toastLife } from './toastLife.ts';
import { emptyToasts, toastQueue, type ToastEntry, type ToastEvent, type ToastTone } from './toastQueue.ts';

function entry(id: number, tone: ToastTone = 'success', text = `Aviso ${id}`): ToastEntry {
  return { id, tone, text };
}

function show(id: number, tone?: ToastTone, text?: string): ToastEvent {
  return { type: 'show', entry: entry(id, tone, text) };
}

function after(...events: ToastEvent[]) {
  const { shown, waiting, held } = events.reduce(toastQueue, emptyToasts);
  return { shown: shown.map(({ id }) => id), waiting: waiting.map(({ id }) => id), held };
}

describe('toastQueue', () => {
  it('shows three', () => {
    expect(after(show(1), show(2), show(3)).shown).toEqual([1, 2, 3]);
  });

  it('gives the place of the oldest that would go by itself to the fourth', () => {
    expect(after(show(1, 'failure'), show(2), show(3), show(4)).shown).toEqual([1, 3, 4]);
  });

  it('lets the fourth wait behind three failures, and come in when one is closed', () => {
    const three = [show(1, 'failure'), show(2, 'failure'), show(3, 'failure'), show(4)];
    expect(after(...three)).toMatchObject({ shown: [1, 2, 3], waiting: [4] });
    expect(after(...three, { type: 'close', id: 2 })).toMatchObject({ shown: [1, 3, 4], waiting: [] });
  });

  it('takes none away while someone is reading, and catches up afterwards', () => {
    const held: ToastEvent[] = [show(1), show(2), show(3), { type: 'hold', held: true }, show(4), show(5)];
    expect(after(...held)).toEqual({ shown: [1, 2, 3], waiting: [4, 5], held: true });
    expect(after(...held, { type: 'hold', held: false })).toEqual({ shown: [3, 4, 5], waiting: [], held: false });
  });

  it('holds nothing once the last is closed, though no pointer has left it', () => {
    expect(after(show(1), { type: 'hold', held: true }, { type: 'close', id: 1 }).held).toBe(false);
  });

  it('keeps holding while others are left', () => {
    expect(after(show(1), show(2), { type: 'hold', held: true }, { type: 'close', id: 1 }).held).toBe(true);
  });

  it('says the same thing once, the newest time', () => {
    expect(after(show(1, 'success', 'Link copiado!'), show(2), show(3, 'success', 'Link copiado!')).shown).toEqual([
      2, 3,
    ]);
    expect(after(show(1, 'success', 'Pronto'), show(2, 'failure', 'Pronto')).shown).toEqual([1, 2]);
  });

  it('leaves alone what is said again while it is being read', () => {
    const held: ToastEvent[] = [show(1, 'success', 'Pronto'), { type: 'hold', held: true }];
    expect(after(...held, show(2, 'success', 'Pronto')).shown).toEqual([1]);
  });

  it('closes one that still waits', () => {
    const full = [show(1, 'failure'), show(2, 'failure'), show(3, 'failure'), show(4)];
    expect(after(...full, { type: 'close', id: 4 })).toMatchObject({ shown: [1, 2, 3], waiting: [] });
  });

  it('does not change for a toast that is gone', () => {
    expect(after(show(1), { type: 'close', id: 9 }).shown).toEqual([1]);
  });
});

describe('toastLife', () => {
  it('is at least six seconds', () => {
    expect(toastLife(entry(1, 'success', 'Link copiado!'))).toBe(6000);
  });

  it('grows with the text', () => {
    expect(toastLife(entry(1, 'info', 'a'.repeat(100)))).toBe(10_500);
  });

  it('has no end for a failure, and for one with a button', () => {
    expect(toastLife(entry(1, 'failure'))).toBeNull();
    expect(toastLife({ ...entry(1), action: { label: 'Desfazer', onPress: () => undefined } })).toBeNull();
  });
});
