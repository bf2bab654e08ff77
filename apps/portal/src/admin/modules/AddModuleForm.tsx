import { Card, Form, Notice } from '@raiz/ui';
import { adminFormMessages, adminModulesMessages } from '@raiz/ui/messages/admin';
import { DraftNotice } from '../../shared/unsaved/DraftNotice.tsx';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { ModuleFields } from '../shared/ModuleFields.tsx';
import { SaveRow } from '../shared/SaveRow.tsx';
import { useGuardedForm } from '../shared/useGuardedForm.ts';
import { checkModule, newModule, type ModuleValues } from '../shared/moduleValues.ts';

export interface AddModuleFormProps {
  /** The next position that no module has. */
  nextFree: number;
  /** What its drafts are kept under. */
  about: string;
  /** How many modules were added since the page was opened; another one starts the form over (spec, section 4). */
  added: number;
  /** The request is under way. */
  saving: boolean;
  /** The last attempt worked. */
  saved: boolean;
  /** Why the last attempt failed, or null. */
  failure: unknown;
  /** Called with values that passed the checks; `done` is to be told what was stored. */
  onSave: (values: ModuleValues, done: (stored: ModuleValues) => void) => void;
  /** The message of the last attempt is out of date. */
  forget: () => void;
}

const messages = adminModulesMessages.add;

/** The form that adds a module. */
export function AddModuleForm({ added, ...form }: AddModuleFormProps) {
  return (
    <Card title={messages.title}>
      <ModuleForm key={added} {...form} />
    </Card>
  );
}

function ModuleForm({ nextFree, about, saving, saved, failure, onSave, forget }: Omit<AddModuleFormProps, 'added'>) {
  const { form, unsaved } = useGuardedForm(about, newModule, checkModule);

  function send() {
    forget();
    if (form.check()) onSave(form.values, unsaved.done);
  }

  return (
    <Form busy={saving} label={messages.title} onSubmit={send}>
      <DraftNotice unsaved={unsaved} texts={adminFormMessages.draft} />
      <ModuleFields form={form} nextFree={nextFree} />
      <FailureNotice error={failure} texts={{ fallback: messages.failed, serverText: false }} />
      {saved && (
        <Notice tone="success" takeFocus>
          {messages.success}
        </Notice>
      )}
      <SaveRow besideList unsaved={unsaved} save={messages.submit} savingText={messages.submitting} saving={saving} />
    </Form>
  );
}
