import { Disclosure, Heading, Stack, Text } from '@raiz/ui';
import { useState } from 'react';
import { Examples } from './Examples.tsx';
import type { ListedOperation } from './listing.ts';
import { SaidTexts } from './SaidTexts.tsx';
import { Screens } from './Screens.tsx';
import { accessWords } from './words.ts';
import * as styles from './Contract.css.ts';

export interface OperationItemProps {
  operation: ListedOperation;
}

function methodStyle(method: string): string {
  if (method === 'POST' || method === 'PUT' || method === 'DELETE') return styles.methods[method];
  return styles.methods.GET;
}

/** One operation; open, it shows access, screens, their texts and every example. */
export function OperationItem({ operation }: OperationItemProps) {
  const { id, method, path, access, summary, requests, answers, screens, sayings } = operation;
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      level={3}
      open={open}
      onToggle={setOpen}
      summary={
        <>
          <span className={methodStyle(method)}>{method}</span> <span className={styles.path}>{path}</span>
        </>
      }
      meta={answers.map(({ status }) => status).join(' ')}
    >
      {/* Rendering two hundred examples at once is slow. */}
      {open && (
        <Stack>
          <Text>
            <span lang="en">{summary}</span>. {accessWords[access]}. <code>{id}</code>
          </Text>
          <Heading level={4}>Telas</Heading>
          <Screens screens={screens} />
          {sayings.length > 0 && <Heading level={4}>Mensagens</Heading>}
          <SaidTexts sayings={sayings} />
          {requests.length > 0 && <Heading level={4}>Pedido</Heading>}
          <Examples of="Pedido" examples={requests} />
          <Heading level={4}>Respostas</Heading>
          {answers.map(({ status, examples }) => (
            <Examples key={status} of={String(status)} examples={examples} />
          ))}
        </Stack>
      )}
    </Disclosure>
  );
}
