import { ButtonLink, Card, Form, Notice, TextLink } from '@raiz/ui';
import { adminFormMessages, adminModuleEditMessages as messages } from '@raiz/ui/messages/admin';
import { useForm } from 'react-hook-form';
import { api } from '../../shared/api.ts';
import { to } from '../../shared/paths.ts';
import { DraftNotice } from '../../shared/unsaved/DraftNotice.tsx';
import { useDelayedNavigate } from '../../shared/useDelayedNavigate.ts';
import { moduleReads } from '../shared/changedReads.ts';
import { ModuleFields } from '../shared/ModuleFields.tsx';
import { moduleFields, toModuleBody, type ModuleValues } from '../shared/moduleValues.ts';
import { saveDelays } from '../shared/saveDelays.ts';
import { SaveRow } from '../shared/SaveRow.tsx';
import { useSave } from '../shared/useSave.ts';
import { updateFailure } from './updateFailure.ts';

export interface ModuleEditFormProps {
  /** The module's course, to whose modules the form leads back. */
  courseId: number;
  /** The module being edited. */
  moduleId: number;
  /** The next position that no module has; without it none is offered, as when the others could not be read. */
  nextFree: number | undefined;
  /** What the fields hold at first. */
  initial: ModuleValues;
}

/** Title, description and position of one module. */
export function ModuleEditForm({ courseId, moduleId, nextFree, initial }: ModuleEditFormProps) {
  const list = to.adminModules(courseId);
  const form = useForm<ModuleValues>({ defaultValues: initial, shouldFocusError: false });
  const goLater = useDelayedNavigate();
  const { saving, saved, failure, submit, unsaved } = useSave(form, {
    about: `module:${moduleId}`,
    send: (values) =>
      api.PUT('/admin/modules/{id}', { params: { path: { id: moduleId } }, body: toModuleBody(values, courseId) }),
    invalidates: moduleReads,
    fields: moduleFields,
    onSaved: () => goLater(list, saveDelays.module),
  });

  return (
    <Card>
      <Form busy={saving || saved} onSubmit={submit}>
        <DraftNotice unsaved={unsaved} texts={adminFormMessages.draft} />
        <ModuleFields control={form.control} nextFree={nextFree} />
        {failure ? <Notice tone="danger">{updateFailure(failure)}</Notice> : null}
        {saved && (
          <Notice tone="success" takeFocus>
            {messages.success} <TextLink href={list}>{messages.goNow}</TextLink>
          </Notice>
        )}
        <SaveRow unsaved={unsaved} save={messages.save} savingText={messages.saving} saving={saving} saved={saved}>
          <ButtonLink variant="secondary" href={list}>
            {adminFormMessages.cancel}
          </ButtonLink>
        </SaveRow>
      </Form>
    </Card>
  );
}
