import { behaviours, perform, type Reach } from '@raiz/mock-server/behaviours';
import { Heading, PageLayout, PageHeader, Stack, Text } from '@raiz/ui';
import { useEffect, useState } from 'react';

export interface BehaviourListProps {
  /** How requests reach the mock server. */
  reach: Reach;
}

/** Result of a behaviour: pending, passed, or the difference found. */
type Outcome = 'waiting' | 'right' | { otherwise: string };

async function outcomeOf(behaviour: (typeof behaviours)[number], reach: Reach): Promise<Outcome> {
  const found = JSON.stringify(await perform(behaviour, reach, window.location.origin));
  return found === JSON.stringify(behaviour.expected) ? 'right' : { otherwise: found };
}

function wordOf(outcome: Outcome): string {
  if (outcome === 'waiting') return '…';
  return outcome === 'right' ? 'como deve ser' : `diferente: ${outcome.otherwise}`;
}

/** Every behaviour that the mock server has wherever it runs, checked live in this browser. */
export function BehaviourList({ reach }: BehaviourListProps) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  useEffect(() => {
    let isShown = true;
    const tryAll = async () => {
      for (const behaviour of behaviours) {
        const outcome = await outcomeOf(behaviour, reach).catch((error: unknown) => ({ otherwise: String(error) }));
        if (!isShown) return;
        setOutcomes((known) => [...known, outcome]);
      }
    };
    void tryAll();
    return () => {
      isShown = false;
      setOutcomes([]);
    };
  }, [reach]);
  const right = outcomes.filter((outcome) => outcome === 'right').length;
  return (
    <PageLayout>
      <PageHeader lead="A mesma lista passa no Node, por HTTP, no navegador e aqui.">
        Servidor de demonstração
      </PageHeader>
      <div role="status">
        <Text>{`${right} de ${behaviours.length} como deve ser`}</Text>
      </div>
      <Heading level={2}>Comportamentos</Heading>
      <Stack as="ul" gap={4}>
        {behaviours.map(({ name }, at) => (
          <Text as="li" key={name}>
            <span lang="en">{name}</span>: {wordOf(outcomes[at] ?? 'waiting')}
          </Text>
        ))}
      </Stack>
    </PageLayout>
  );
}
