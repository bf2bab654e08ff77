import { DataTable } from '@raiz/ui/table';
import { scenarioNames, scenarioOf } from '@raiz/mock-server';

const rows = scenarioNames.map((name) => ({ name, ...scenarioOf(name) }));

/** Every scenario: its label in the toolbar, its effect, and the name that stories use. */
export function ScenarioTable() {
  return (
    <DataTable
      caption="Servidores"
      hideCaption
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { id: 'title', header: 'No menu', rowHeader: true, render: ({ title }) => title },
        { id: 'explains', header: 'O que faz', render: ({ explains }) => explains },
        { id: 'name', header: 'Nas histórias', render: ({ name }) => <code>{name}</code> },
      ]}
    />
  );
}
