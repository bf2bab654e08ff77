import { Button, Card, EditIcon, KeyValue, Notice } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { PersonForm } from './PersonForm.tsx';
import type { PersonValues } from './personValues.ts';
import { useRestored } from '../shared/useRestored.ts';
import { personDraft } from './personDraft.ts';
import type { Save } from '../shared/useSave.ts';
import { useToggledForm } from '../shared/useToggledForm.ts';

const messages = profileMessages.edit;

export interface PersonCardProps {
  /** Name and e-mail as the server has them. */
  person: PersonValues;
  /** Id of the member. */
  member: number;
  /** Sends the change; tells whether it is under way and what failed. */
  save: Save<PersonValues>;
}

/** Name and e-mail, and the form that changes them (spec, section 2). */
export function PersonCard({ person, member, save }: PersonCardProps) {
  const { isOpen, saved, open, cancel, close, button, area, setDirty } = useToggledForm(save.busy);
  const restored = useRestored(personDraft, member, open);

  function edit() {
    restored.forget();
    save.reset();
    open();
  }

  if (isOpen) {
    return (
      <Card title={messages.title}>
        <div ref={area}>
          <PersonForm
            initial={restored.values ?? person}
            member={member}
            restored={restored.values !== null}
            busy={save.busy}
            failure={save.error}
            onSave={(values) => save.run(values, close)}
            onCancel={cancel}
            onDirty={setDirty}
          />
        </div>
      </Card>
    );
  }
  return (
    <Card
      title={messages.title}
      actions={
        <Button ref={button} variant="secondary" icon={<EditIcon />} onClick={edit}>
          {messages.open}
        </Button>
      }
    >
      <KeyValue
        items={[
          { label: messages.name, value: person.name || emptyValue },
          { label: messages.email, value: person.email || emptyValue },
        ]}
      />
      {saved && <Notice tone="success">{messages.success}</Notice>}
    </Card>
  );
}
