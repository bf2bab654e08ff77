import { ButtonLink, Stack, TreeIcon } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { Sheet } from '@raiz/ui/overlays';
import { EarningsLink, PersonFacts } from './PersonFacts.tsx';
import { nameOf, type Referral } from './findReferrals.ts';
import { paths } from '../../shared/page/paths.ts';
import { queryOf, readView } from '../../shared/page/viewInAddress.ts';
import { viewParameters } from './referralsView.ts';

/** Path and query of a person in the tree. */
function addressInTree(person: number): string {
  return `${paths.referrals}?${queryOf(viewParameters, { ...readView(viewParameters), shape: 'tree', person })}`;
}

export interface PersonSheetProps {
  /** Called to close it. */
  onClose: () => void;
  /** The person shown. */
  person: Referral;
  /** Offers a link to the person in the tree. @default false */
  treeLink?: boolean;
}

/** All data of a person. A separate chunk, because of the dialog. */
export function PersonSheet({ onClose, person, treeLink = false }: PersonSheetProps) {
  return (
    <Sheet
      onClose={onClose}
      title={nameOf(person)}
      actions={
        person.id === null ? undefined : (
          <Stack gap={8}>
            <EarningsLink person={person} />
            {treeLink && (
              <ButtonLink variant="secondary" block icon={<TreeIcon />} href={addressInTree(person.id)}>
                {messages.showInTree}
              </ButtonLink>
            )}
          </Stack>
        )
      }
    >
      <PersonFacts person={person} />
    </Sheet>
  );
}
