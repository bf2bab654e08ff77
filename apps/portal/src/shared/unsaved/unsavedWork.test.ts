import { session } from '@raiz/api-client';
import { afterAll, expect, it, vi } from 'vitest';
import { askBeforeLeaving, hasUnsaved, leaveQuestion, registerUnsaved, type UnsavedWork } from './unsavedWork.ts';

const texts = { title: 't', question: 'q', saved: 'k', discarded: 'l', stay: 's', confirm: 'c', logOut: 'o' };

function work(isSaved = true): UnsavedWork {
  return { texts, saveDraft: vi.fn(() => isSaved), dropDraft: vi.fn() };
}

const page = new EventTarget();
vi.stubGlobal('window', page);
afterAll(() => vi.unstubAllGlobals());

/** Whether the browser asks before it closes the page. */
function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

it('has the browser ask only while something is unsaved', () => {
  const unregister = registerUnsaved(work());
  const other = registerUnsaved(work());
  unregister();
  expect(asksBeforeUnload()).toBe(true);
  other();
  expect(asksBeforeUnload()).toBe(false);
});

it('drops the drafts when the person gives the text up', () => {
  const [unsaved, leave] = [work(), vi.fn()];
  registerUnsaved(unsaved);
  askBeforeLeaving(leave, { drops: true });
  expect(unsaved.saveDraft).not.toHaveBeenCalled();
  expect(leaveQuestion.get()?.draft).toBe('unknown');
  leaveQuestion.get()?.leave();
  expect(unsaved.dropDraft).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledOnce();
});

it('leaves at once while nothing is unsaved', () => {
  const leave = vi.fn();
  askBeforeLeaving(leave);
  askBeforeLeaving(leave, { endsSession: true });
  expect(leave).toHaveBeenCalledTimes(2);
  expect(leaveQuestion.get()).toBeNull();
  expect(hasUnsaved()).toBe(false);
});

it('asks first, saves a draft, and leaves when confirmed', () => {
  const [unsaved, leave] = [work(), vi.fn()];
  registerUnsaved(unsaved);
  expect(hasUnsaved()).toBe(true);
  askBeforeLeaving(leave);
  expect(leave).not.toHaveBeenCalled();
  expect(unsaved.saveDraft).toHaveBeenCalledOnce();
  expect(leaveQuestion.get()?.draft).toBe('saved');
  leaveQuestion.get()?.leave();
  expect(leaveQuestion.get()).toBeNull();
  expect(leave).toHaveBeenCalledOnce();
  expect(hasUnsaved()).toBe(false);
  expect(unsaved.dropDraft).not.toHaveBeenCalled();
});

it('promises no draft that could not be saved', () => {
  const unregister = registerUnsaved(work(false));
  askBeforeLeaving(vi.fn());
  expect(leaveQuestion.get()?.draft).toBe('unknown');
  unregister();
});

it('stays when declined', () => {
  const [listener, leave, onStay] = [vi.fn(), vi.fn(), vi.fn()];
  const unregister = registerUnsaved(work());
  const stop = leaveQuestion.subscribe(listener);
  askBeforeLeaving(leave, { onStay });
  leaveQuestion.get()?.stay();
  expect(listener).toHaveBeenCalledTimes(2);
  expect(onStay).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
  expect(hasUnsaved()).toBe(true);
  stop();
  unregister();
  expect(hasUnsaved()).toBe(false);
});

it('removes the drafts when the session ends', () => {
  const [unsaved, leave] = [work(), vi.fn()];
  registerUnsaved(unsaved);
  askBeforeLeaving(leave, { endsSession: true });
  expect(leaveQuestion.get()?.draft).toBe('discarded');
  expect(unsaved.dropDraft).not.toHaveBeenCalled();
  leaveQuestion.get()?.leave();
  expect(unsaved.dropDraft).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledOnce();
  expect(hasUnsaved()).toBe(false);
});

it('closes the dialog when its form is gone', () => {
  const unregister = registerUnsaved(work());
  askBeforeLeaving(vi.fn());
  expect(leaveQuestion.get()).not.toBeNull();
  unregister();
  expect(leaveQuestion.get()).toBeNull();
});

it('asks about work that goes on on other pages only before the session ends', () => {
  const [leave, logOut] = [vi.fn(), vi.fn()];
  const unregister = registerUnsaved({ ...work(), goesOn: true });
  expect(hasUnsaved()).toBe(false);
  askBeforeLeaving(leave);
  expect(leave).toHaveBeenCalledOnce();
  askBeforeLeaving(logOut, { endsSession: true });
  expect(logOut).not.toHaveBeenCalled();
  leaveQuestion.get()?.stay();
  registerUnsaved(work());
  askBeforeLeaving(leave);
  leaveQuestion.get()?.leave();
  expect(leave).toHaveBeenCalledTimes(2);
  expect(leaveQuestion.get()).toBeNull();
  expect(asksBeforeUnload()).toBe(true);
  unregister();
});

it('ends with the session, also what goes on on other pages', () => {
  session.start('token');
  registerUnsaved(work());
  registerUnsaved({ ...work(), goesOn: true });
  session.end();
  expect(asksBeforeUnload()).toBe(false);
});
