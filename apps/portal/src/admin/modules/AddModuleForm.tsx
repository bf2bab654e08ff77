import { Button, Card, Form, Inline, Notice } from '@raiz/ui';
import { adminModulesMessages } from '@raiz/ui/messages/admin';
import { useFormValues } from '../../shared/useFormValues.ts';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { ModuleFields } from '../shared/ModuleFields.tsx';
import { checkModule, newModule, type ModuleValues } from '../shared/moduleValues.ts';

export interface AddModuleFormProps {
  /** How many modules were added since the page was opened; another one starts the form over (spec, section 4). */
  added: number;
  /** The request is under way. */
  saving: boolean;
  /** The last attempt worked. */
  saved: boolean;
  /** Why the last attempt failed, or null. */
  failure: unknown;
  onSave: (values: ModuleValues) => void;
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

function ModuleForm({ saving, saved, failure, onSave, forget }: Omit<AddModuleFormProps, 'added'>) {
  const form = useFormValues(newModule, checkModule);

  function send() {
    forget();
    if (form.check()) onSave(form.values);
  }

  return (
    <Form busy={saving} label={messages.title} onSubmit={send}>
      <ModuleFields form={form} />
      <FailureNotice error={failure} texts={{ fallback: messages.failed, serverText: false }} />
      {saved && (
        <Notice tone="success" takeFocus>
          {messages.success}
        </Notice>
      )}
      <Inline>
        <Button type="submit" busy={saving} busyLabel={messages.submitting}>
          {messages.submit}
        </Button>
      </Inline>
    </Form>
  );
}
