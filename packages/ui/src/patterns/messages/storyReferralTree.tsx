import { IconButton, Inline, LevelChip, Stack, StatusBadge, Text } from '../../index.ts';
import { ChevronDownIcon, ChevronRightIcon } from '../../icons/navigation.tsx';
import { referralsMessages as messages } from '../../messages/network.ts';
import { nothing } from './storyScreen.tsx';
import { storyPeople } from './storyPeople.ts';

const branches = [
  { person: storyPeople[0], isOpen: true },
  { person: storyPeople[1], isOpen: false },
  { person: storyPeople[3], isOpen: false },
] as const;

/** The network as a list of branches: the words of the tree, in the places they have there. */
export function ReferralTree() {
  return (
    <section aria-label={messages.treeLabel}>
      <Stack as="ul" gap={8}>
        {branches.map(
          ({ person, isOpen }) =>
            person && (
              <li key={person.email}>
                <Inline gap={8}>
                  <IconButton
                    label={(isOpen ? messages.collapse : messages.expand)({ name: person.name })}
                    icon={isOpen ? <ChevronDownIcon /> : <ChevronRightIcon />}
                    aria-expanded={isOpen}
                    onClick={nothing}
                  />
                  <Text as="span" strong>
                    {person.name}
                  </Text>
                  <StatusBadge kind="person" status={person.status} />
                  <LevelChip level={person.level} />
                </Inline>
              </li>
            ),
        )}
        <li>
          <Text tone="muted">{messages.withoutSponsor}</Text>
        </li>
      </Stack>
    </section>
  );
}
