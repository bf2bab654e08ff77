import type { Received } from '@raiz/api-client';
import { useState } from 'react';
import { api } from '../../shared/api.ts';
import type { WithId } from '../../shared/reads/rows.ts';
import { moduleReads, moduleTreeReads } from '../shared/changedReads.ts';
import { toModuleBody, toModuleValues } from '../shared/moduleValues.ts';
import { useReorder } from '../shared/order/useReorder.ts';
import { useDeletion } from '../shared/useDeletion.ts';

type Module = WithId<Received<'Modulo'>>;

/**
 * What can be done with the modules of a course: each action clears the messages of the others.
 * @param courseId the course, for the requests
 * @param modules the modules as received, or null while unknown
 */
export function useModulePage(courseId: number, modules: readonly (Received<'Modulo'> | null)[] | null) {
  const order = useReorder(
    modules,
    (module, position) =>
      api.PUT('/admin/modules/{id}', {
        params: { path: { id: module.id } },
        body: toModuleBody({ ...toModuleValues(module), position: String(position) }, courseId),
      }),
    moduleReads,
  );
  const [isAdded, setAdded] = useState(false);
  /** Narrow windows show the open form instead of the list; a new version starts over. */
  const [form, setForm] = useState({ isOpen: false, version: 0 });
  const deletion = useDeletion(
    ({ id }: Module) => api.DELETE('/admin/modules/{id}', { params: { path: { id } } }),
    moduleTreeReads,
  );

  /** The page shows the message of one action at a time. */
  function clearMessages() {
    setAdded(false);
    deletion.clearMessage();
    order.clearMessage();
  }

  function closeForm() {
    setForm(({ version }) => ({ isOpen: false, version: version + 1 }));
  }

  function openForm() {
    clearMessages();
    setForm((now) => ({ ...now, isOpen: true }));
  }

  function onAdded() {
    setAdded(true);
    closeForm();
  }

  function move(id: number, place: number) {
    clearMessages();
    order.move(id, place);
  }

  function askToDelete(module: Module) {
    clearMessages();
    deletion.ask(module);
  }

  return { order, deletion, form, isAdded, clearMessages, openForm, closeForm, onAdded, move, askToDelete };
}
