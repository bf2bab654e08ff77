import { beforeEach, expect, it, vi } from 'vitest';
import { askBeforeLeaving, hasUnsaved, leaveQuestion, noteUnsaved, type UnsavedWork } from './unsavedWork.ts';

const texts = { title: 't', question: 'q', kept: 'k', lost: 'l', stay: 's', confirm: 'c', logOut: 'o' };

function work(held = true): UnsavedWork {
  return { texts, hold: vi.fn(() => held), drop: vi.fn() };
}

beforeEach(() => leaveQuestion.close());

it('goes at once while nothing is unsaved', () => {
  const go = vi.fn();
  askBeforeLeaving(go);
  askBeforeLeaving(go, { ending: true });
  expect(go).toHaveBeenCalledTimes(2);
  expect(leaveQuestion.current()).toBeNull();
  expect(hasUnsaved()).toBe(false);
});

it('asks first, keeps a draft, and goes when told to', () => {
  const [unsaved, go] = [work(), vi.fn()];
  noteUnsaved(unsaved);
  expect(hasUnsaved()).toBe(true);
  askBeforeLeaving(go);
  expect(go).not.toHaveBeenCalled();
  expect(unsaved.hold).toHaveBeenCalledOnce();
  expect(leaveQuestion.current()?.fate).toBe('kept');
  leaveQuestion.current()?.go();
  expect(go).toHaveBeenCalledOnce();
  expect(hasUnsaved()).toBe(false);
  expect(unsaved.drop).not.toHaveBeenCalled();
});

it('promises no draft that could not be kept', () => {
  const forget = noteUnsaved(work(false));
  askBeforeLeaving(vi.fn());
  expect(leaveQuestion.current()?.fate).toBe('unknown');
  forget();
});

it('stays when told to', () => {
  const [heard, go, stay] = [vi.fn(), vi.fn(), vi.fn()];
  const forget = noteUnsaved(work());
  const stop = leaveQuestion.subscribe(heard);
  askBeforeLeaving(go, { stay });
  leaveQuestion.current()?.stay();
  expect(heard).toHaveBeenCalledTimes(2);
  expect(stay).toHaveBeenCalledOnce();
  expect(go).not.toHaveBeenCalled();
  expect(hasUnsaved()).toBe(true);
  stop();
  forget();
  expect(hasUnsaved()).toBe(false);
});

it('drops the work with the session', () => {
  const [unsaved, go] = [work(), vi.fn()];
  noteUnsaved(unsaved);
  askBeforeLeaving(go, { ending: true });
  expect(leaveQuestion.current()?.fate).toBe('lost');
  expect(unsaved.drop).not.toHaveBeenCalled();
  leaveQuestion.current()?.go();
  expect(unsaved.drop).toHaveBeenCalledOnce();
  expect(go).toHaveBeenCalledOnce();
  expect(hasUnsaved()).toBe(false);
});

it('takes the question away with what it is about', () => {
  const forget = noteUnsaved(work());
  askBeforeLeaving(vi.fn());
  expect(leaveQuestion.current()).not.toBeNull();
  forget();
  expect(leaveQuestion.current()).toBeNull();
});
