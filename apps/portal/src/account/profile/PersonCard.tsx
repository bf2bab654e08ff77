import { Button, Card, EditIcon, KeyValue, Notice, SkeletonText } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { lazyPart } from '../../shared/lazyPart.tsx';
import { useRestored } from '../shared/useRestored.ts';
import { useToggledForm } from '../shared/useToggledForm.ts';
import { personDraft } from './personDraft.ts';
import type { PersonValues } from './personValues.ts';

const messages = profileMessages.edit;

const { Part: PersonForm, intent } = lazyPart(
  () => import('./PersonForm.tsx').then((form) => form.PersonForm),
  <SkeletonText lines={3} />,
);

export interface PersonCardProps {
  /** The stored name and e-mail. */
  person: PersonValues;
  /** Id of the member; null when unknown. */
  member: number | null;
}

/** Name and e-mail, with the form that changes them. */
export function PersonCard({ person, member }: PersonCardProps) {
  const { isOpen, saved, open, cancel, close, button } = useToggledForm();
  const restored = useRestored(personDraft, member, open);

  function edit() {
    restored.forget();
    open();
  }

  if (isOpen) {
    return (
      <Card title={messages.title}>
        <PersonForm person={person} member={member} draft={restored.values} onSaved={close} onCancel={cancel} />
      </Card>
    );
  }
  return (
    <Card
      title={messages.title}
      actions={
        <Button ref={button} variant="secondary" icon={<EditIcon />} onClick={edit} {...intent}>
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
