import { EmptyState, Heading, PageLayout, PageHeader, Stack, Text, TextField } from '@raiz/ui';
import { useState } from 'react';
import type { ListedOperation } from './listing.ts';
import { OperationItem } from './OperationItem.tsx';
import { findOperations } from './search.ts';
import { areaWords } from './words.ts';

export interface ContractPageProps {
  /** All operations, in the order of the contract. */
  operations: readonly ListedOperation[];
}

function countWords(count: number, all: number): string {
  if (count === all) return `${all} operações`;
  return count === 1 ? `1 de ${all} operações` : `${count} de ${all} operações`;
}

/** Every operation of the contract with its answers, for backend teams and reviewers. */
export function ContractPage({ operations }: ContractPageProps) {
  const [search, setSearch] = useState('');
  const found = findOperations(operations, search);
  const areas = [...new Set(found.map(({ area }) => area))];
  return (
    <PageLayout>
      <PageHeader lead="Lido de openapi.yaml. Os exemplos são os mesmos que os testes do contrato conferem.">
        Operações do contrato
      </PageHeader>
      <Stack gap={24}>
        <TextField
          type="search"
          label="Buscar"
          hint="Caminho, tela, status ou qualquer palavra dos exemplos."
          value={search}
          onChange={setSearch}
        />
        <div role="status">
          <Text tone="muted">{countWords(found.length, operations.length)}</Text>
        </div>
        {found.length === 0 && <EmptyState title={`Nada no contrato com “${search.trim()}”.`} />}
        {areas.map((area) => (
          <Stack key={area} as="section" gap={8}>
            <Heading level={2}>{areaWords[area] ?? area}</Heading>
            {found
              .filter((operation) => operation.area === area)
              .map((operation) => (
                <OperationItem key={operation.id} operation={operation} />
              ))}
          </Stack>
        ))}
      </Stack>
    </PageLayout>
  );
}
