import { ButtonLink, Card, Form, Notice, TextLink } from '@raiz/ui';
import { adminFormMessages, adminModuleEditMessages as messages } from '@raiz/ui/messages/admin';
import { to } from '../../shared/paths.ts';
import { DraftNotice } from '../../shared/unsaved/DraftNotice.tsx';
import { ModuleFields } from '../shared/ModuleFields.tsx';
import { checkModule, type ModuleValues } from '../shared/moduleValues.ts';
import { SaveRow } from '../shared/SaveRow.tsx';
import { useGuardedForm } from '../shared/useGuardedForm.ts';
import { updateFailure } from './updateFailure.ts';

export interface ModuleEditFormProps {
  /** Where the form leads back to. */
  courseId: number;
  /** The next position that no module has; without it none is offered, as when the others could not be read. */
  nextFree: number | undefined;
  /** What its drafts are kept under. */
  about: string;
  /** What the fields hold at first. */
  initial: ModuleValues;
  /** The save is under way. */
  saving: boolean;
  /** It was saved, and the module list comes next. */
  saved: boolean;
  /** Why the last save failed, or null. */
  failure: unknown;
  /** The message of the last save is out of date. */
  forget: () => void;
  /** Called with values that passed the checks; `done` is to be told what was stored. */
  onSave: (values: ModuleValues, done: (stored: ModuleValues) => void) => void;
}

/** Title, description and position of one module. */
export function ModuleEditForm(props: ModuleEditFormProps) {
  const { courseId, nextFree, about, initial, saving, saved, failure, forget, onSave } = props;
  const { form, unsaved } = useGuardedForm(about, initial, checkModule);
  const list = to.adminModules(courseId);

  function send() {
    forget();
    if (form.check()) onSave(form.values, unsaved.done);
  }

  return (
    <Card>
      <Form busy={saving || saved} onSubmit={send}>
        <DraftNotice unsaved={unsaved} texts={adminFormMessages.draft} />
        <ModuleFields form={form} nextFree={nextFree} />
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
