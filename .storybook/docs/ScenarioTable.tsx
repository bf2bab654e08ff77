import { DataTable } from '@raiz/ui/table';
import { isScenarioName, scenarioOf, scenarios } from '../../apps/portal/src/stories/scenarios/index.ts';

const rows = Object.keys(scenarios)
  .filter(isScenarioName)
  .map((name) => ({ name, ...scenarioOf(name) }));

/** Every named scenario: its words in the toolbar, what it does, and the name that stories use. */
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
