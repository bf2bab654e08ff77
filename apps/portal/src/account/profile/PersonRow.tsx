import { EditIcon, Skeleton } from '@raiz/ui';
import { emptyValue } from '@raiz/ui/format';
import { profileMessages } from '@raiz/ui/messages/account';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { EmailText } from '../../shared/member/EmailLink.tsx';
import { EditRow } from '../shared/EditRow.tsx';
import { useToggledForm } from '../shared/useToggledForm.ts';
import type { Person } from './PersonForm.tsx';

const messages = profileMessages.edit;

const { Part: PersonForm, preloadHandlers } = lazyPart(
  () => import('./PersonForm.tsx').then((form) => form.PersonForm),
  <Skeleton kind="form" rows={2} />,
);

export interface PersonRowProps {
  /** The stored name and e-mail. */
  person: Person;
}

/** Name and e-mail, with the form that changes them. */
export function PersonRow({ person }: PersonRowProps) {
  const toggled = useToggledForm('person');
  return (
    <EditRow
      texts={messages}
      value={
        <>
          <div>{person.name || emptyValue}</div>
          <div>
            <EmailText>{person.email || emptyValue}</EmailText>
          </div>
        </>
      }
      icon={<EditIcon size="text" />}
      toggled={toggled}
      preloadHandlers={preloadHandlers}
    >
      <PersonForm person={person} onSaved={toggled.close} onCancel={toggled.cancel} />
    </EditRow>
  );
}
