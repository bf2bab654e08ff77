import type { OperationId } from '@raiz/contract';
import type { PageState } from '../support/pageState.ts';
import type { Session } from './session.ts';
import { triggerOf } from './triggers/index.ts';

/** The operation whose form is still filled in, by session. */
const filled = new WeakMap<Session, { operation: OperationId; fields: string }>();

/** Makes the next case load its page again, because the portal has sent the form. */
export function discardForm(session: Session): void {
  filled.delete(session);
}

/** Opens the page and fills in its form, unless the last case left both ready. */
export async function prepareForm(session: Session, operation: OperationId): Promise<PageState> {
  const { path, as, prepare, fill } = triggerOf(operation);
  const last = filled.get(session);
  if (last?.operation === operation) {
    const state = await session.readPage();
    if (JSON.stringify(state.fields) === last.fields && state.path === path) return state;
  }
  discardForm(session);
  await session.mock.reset();
  await prepare?.(session.mock);
  await session.open(path, as);
  if (fill) {
    await session.readPage();
    await fill(session.page);
  }
  const state = await session.readPage();
  filled.set(session, { operation, fields: JSON.stringify(state.fields) });
  return state;
}
