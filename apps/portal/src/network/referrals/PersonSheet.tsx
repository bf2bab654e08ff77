import { ButtonLink } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { Sheet } from '@raiz/ui/overlays';
import { addressInTree } from './addressInTree.ts';
import { PersonFacts } from './PersonFacts.tsx';
import { nameOf } from './referralColumns.tsx';
import type { Referral } from './referralIndex.ts';

export interface PersonSheetProps {
  /** Whether it is open. */
  open: boolean;
  /** Called to close it. */
  onClose: () => void;
  /** The person shown. */
  person: Referral;
  /** Offers a link to the person in the tree. @default false */
  treeLink?: boolean;
}

/** All data of a person. A separate chunk, because of the dialog. */
export function PersonSheet({ open, onClose, person, treeLink = false }: PersonSheetProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={nameOf(person)}
      actions={
        treeLink && person.id !== null ? (
          <ButtonLink variant="secondary" href={addressInTree(person.id)}>
            {messages.showInTree}
          </ButtonLink>
        ) : undefined
      }
    >
      <PersonFacts person={person} />
    </Sheet>
  );
}
