import { EditIcon, SkeletonText } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { lazyPart } from '../../shared/lazyPart.tsx';
import { useRestored } from '../shared/useRestored.ts';
import { useToggledForm } from '../shared/useToggledForm.ts';
import { EditRow } from './EditRow.tsx';
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
  const toggled = useToggledForm();
  const { open, cancel, close } = toggled;
  const restored = useRestored(personDraft, member, open);

  function edit() {
    restored.forget();
    open();
  }

  return (
    <EditRow
      texts={messages}
      value={
        <>
          <div>{person.name || emptyValue}</div>
          <div>{person.email || emptyValue}</div>
        </>
      }
      icon={<EditIcon size="text" />}
      toggled={toggled}
      onEdit={edit}
      intent={intent}
    >
      <PersonForm person={person} member={member} draft={restored.values} onSaved={close} onCancel={cancel} />
    </EditRow>
  );
}
