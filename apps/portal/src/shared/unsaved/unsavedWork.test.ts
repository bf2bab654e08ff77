import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { hasUnsaved, leave, leaveSession } from './leaving.ts';
import { leaveQuestion, noteUnsaved, type UnsavedWork } from './unsavedWork.ts';

const texts = { title: 't', question: 'q', kept: 'k', lost: 'l', stay: 's', confirm: 'c', logOut: 'o' };
const page = new EventTarget();

function work(held = true): UnsavedWork {
  return { texts, hold: vi.fn(() => held), drop: vi.fn() };
}

/** Whether closing the tab now would be asked about. */
function warns(): boolean {
  return !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

beforeEach(() => {
  vi.stubGlobal('window', page);
  leaveQuestion.close();
});

afterAll(() => vi.unstubAllGlobals());

it('goes at once while nothing is unsaved', () => {
  const go = vi.fn();
  leave(go);
  leaveSession(go);
  expect(go).toHaveBeenCalledTimes(2);
  expect(leaveQuestion.current()).toBeNull();
  expect(warns()).toBe(false);
});

it('asks first, keeps a draft, and goes when told to', () => {
  const [unsaved, go] = [work(), vi.fn()];
  noteUnsaved(unsaved);
  expect(warns()).toBe(true);
  leave(go);
  expect(go).not.toHaveBeenCalled();
  expect(unsaved.hold).toHaveBeenCalledOnce();
  expect(leaveQuestion.current()?.fate).toBe('kept');
  leaveQuestion.current()?.go();
  expect(go).toHaveBeenCalledOnce();
  expect(hasUnsaved()).toBe(false);
  expect(warns()).toBe(false);
  expect(unsaved.drop).not.toHaveBeenCalled();
});

it('promises no draft that could not be kept', () => {
  const forget = noteUnsaved(work(false));
  leave(vi.fn());
  expect(leaveQuestion.current()?.fate).toBe('unknown');
  forget();
});

it('stays when told to, and warns on', () => {
  const [heard, go] = [vi.fn(), vi.fn()];
  const forget = noteUnsaved(work());
  const stop = leaveQuestion.subscribe(heard);
  leave(go);
  leaveQuestion.close();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(go).not.toHaveBeenCalled();
  expect(warns()).toBe(true);
  stop();
  forget();
  expect(warns()).toBe(false);
});

it('drops the work with the session', () => {
  const [unsaved, go] = [work(), vi.fn()];
  noteUnsaved(unsaved);
  leaveSession(go);
  expect(leaveQuestion.current()?.fate).toBe('lost');
  expect(unsaved.drop).not.toHaveBeenCalled();
  leaveQuestion.current()?.go();
  expect(unsaved.drop).toHaveBeenCalledOnce();
  expect(go).toHaveBeenCalledOnce();
  expect(hasUnsaved()).toBe(false);
});

it('takes the question away with what it is about', () => {
  const forget = noteUnsaved(work());
  leave(vi.fn());
  expect(leaveQuestion.current()).not.toBeNull();
  forget();
  expect(leaveQuestion.current()).toBeNull();
});
