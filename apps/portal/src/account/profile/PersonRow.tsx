import { Button, EditIcon, Notice, SettingsRow, SkeletonText } from '@raiz/ui';
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

export interface PersonRowProps {
  /** The stored name and e-mail. */
  person: PersonValues;
  /** Id of the member; null when unknown. */
  member: number | null;
}

/** Name and e-mail, with the form that changes them. */
export function PersonRow({ person, member }: PersonRowProps) {
  const { isOpen, saved, open, cancel, close, button } = useToggledForm();
  const restored = useRestored(personDraft, member, open);

  function edit() {
    restored.forget();
    open();
  }

  if (isOpen) {
    return (
      <SettingsRow label={messages.title} level={3}>
        <PersonForm person={person} member={member} draft={restored.values} onSaved={close} onCancel={cancel} />
      </SettingsRow>
    );
  }
  return (
    <SettingsRow
      label={messages.title}
      level={3}
      value={
        <>
          <div>{person.name || emptyValue}</div>
          <div>{person.email || emptyValue}</div>
        </>
      }
      action={
        <Button
          ref={button}
          aria-label={messages.open}
          variant="secondary"
          size="small"
          icon={<EditIcon size="text" />}
          onClick={edit}
          {...intent}
        >
          {messages.openShort}
        </Button>
      }
    >
      {saved && <Notice tone="success">{messages.success}</Notice>}
    </SettingsRow>
  );
}
