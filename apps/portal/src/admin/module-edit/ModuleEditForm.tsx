import { Button, ButtonLink, Card, Form, Inline, Notice, TextLink } from '@raiz/ui';
import { adminFormMessages, adminModuleEditMessages as messages } from '@raiz/ui/messages/admin';
import { to } from '../../shared/paths.ts';
import { ModuleFields } from '../shared/ModuleFields.tsx';
import { checkModule, type ModuleValues } from '../shared/moduleValues.ts';
import { useFormValues } from '../../shared/useFormValues.ts';
import { updateFailure } from './updateFailure.ts';

export interface ModuleEditFormProps {
  /** Where the form leads back to. */
  courseId: number;
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
  onSave: (values: ModuleValues) => void;
}

/** Title, description and position of one module. */
export function ModuleEditForm({ courseId, initial, saving, saved, failure, forget, onSave }: ModuleEditFormProps) {
  const form = useFormValues(initial, checkModule);
  const list = to.adminModules(courseId);

  function send() {
    forget();
    if (form.check()) onSave(form.values);
  }

  return (
    <Card>
      <Form busy={saving || saved} onSubmit={send}>
        <ModuleFields form={form} />
        {failure ? <Notice tone="danger">{updateFailure(failure)}</Notice> : null}
        {saved && (
          <Notice tone="success" takeFocus>
            {messages.success} <TextLink href={list}>{messages.goNow}</TextLink>
          </Notice>
        )}
        <Inline>
          <Button type="submit" busy={saving} busyLabel={messages.saving} disabled={saved}>
            {messages.save}
          </Button>
          <ButtonLink variant="secondary" href={list}>
            {adminFormMessages.cancel}
          </ButtonLink>
        </Inline>
      </Form>
    </Card>
  );
}
