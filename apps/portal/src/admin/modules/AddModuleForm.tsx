import { Button, Card, Form, Inline, Notice } from '@raiz/ui';
import { adminModulesMessages } from '@raiz/ui/messages/admin';
import { useEffect, useRef } from 'react';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { ModuleFields } from '../shared/ModuleFields.tsx';
import { checkModule, newModule, type ModuleValues } from '../shared/moduleValues.ts';
import { useFormValues } from '../shared/useFormValues.ts';

export interface AddModuleFormProps {
  /** The request is under way. */
  adding: boolean;
  /** The answer of the last module that was added; another one empties the form. */
  added: object | null;
  /** Why the last attempt failed, or null. */
  failure: unknown;
  onAdd: (values: ModuleValues) => void;
}

const messages = adminModulesMessages.add;

/** The form that adds a module; after a save it starts over (spec, section 4). */
export function AddModuleForm({ adding, added, failure, onAdd }: AddModuleFormProps) {
  const form = useFormValues(newModule, checkModule);
  const { reset } = form;
  const seen = useRef(added);

  useEffect(() => {
    if (added === seen.current) return;
    seen.current = added;
    if (added) reset(newModule);
  }, [added, reset]);

  return (
    <Card title={messages.title}>
      <Form busy={adding} label={messages.title} onSubmit={() => form.check() && onAdd(form.values)}>
        <ModuleFields form={form} />
        <FailureNotice error={failure} texts={{ fallback: messages.failed, serverText: false }} />
        {added && !adding && !failure && <Notice tone="success">{messages.success}</Notice>}
        <Inline>
          <Button type="submit" busy={adding} busyLabel={messages.submitting}>
            {messages.submit}
          </Button>
        </Inline>
      </Form>
    </Card>
  );
}
