import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { MoreIcon } from '../icons/actions.tsx';
import { RowsIcon, TreeIcon } from '../icons/navigation.tsx';
import { Button } from '../components/primitives/Button/Button.tsx';
import { Card } from '../components/primitives/Card/Card.tsx';
import { DataTable } from '../components/primitives/DataTable/DataTable.tsx';
import { Disclosure } from '../components/primitives/Disclosure/Disclosure.tsx';
import { CountChips } from '../components/primitives/FilterRow/FilterRow.tsx';
import { IconButton } from '../components/primitives/IconButton/IconButton.tsx';
import { Inline, Stack } from '../components/primitives/Layout/Layout.tsx';
import { Text } from '../components/primitives/Text/Text.tsx';
import { SearchField } from '../components/primitives/SearchField/SearchField.tsx';
import { SegmentedControl } from '../components/primitives/SegmentedControl/SegmentedControl.tsx';
import { SelectField } from '../components/primitives/SelectField/SelectField.tsx';
import { TextField } from '../components/primitives/TextField/TextField.tsx';
import { scaleTokens } from '../theme/scaleTokens.ts';

/**
 * The only two heights of controls: 44 px for forms, primary actions and everything on phones, 36 px in toolbars and
 * table rows.
 */
const meta = { title: 'Fundamentos/Densidade' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { control, controlDense } = scaleTokens.size;

const lessons = ['Escuta ativa', 'Feedback que ajuda', 'Conversas difíceis'];

const nothing = () => {};

/** Each control in a toolbar, and each in a form; `e2e/journeys/controls.test.ts` measures those of the pages. */
export const Default: Story = {
  name: 'Padrão',
  globals: { viewport: { value: 'desk1280' } },
  render: () => (
    <Stack>
      <Text>size.controlDense · {controlDense}</Text>
      <div role="group" aria-label="Barra">
        <Inline gap={8}>
          <SearchField label="Nome" value="" onChange={nothing} />
          <CountChips
            label="Filtro"
            chips={['Total', 'Diretos'].map((label, at) => ({ id: label, label, count: '19', pressed: at === 0 }))}
            onPress={nothing}
          />
          <SegmentedControl
            label="Visualização"
            options={[
              { value: 'table', label: 'Tabela', icon: <RowsIcon size="text" /> },
              { value: 'tree', label: 'Árvore', icon: <TreeIcon size="text" /> },
            ]}
            value="table"
            onChange={nothing}
          />
          <Button size="small" variant="secondary">
            Baixar CSV
          </Button>
          <IconButton size="small" label="Mais ações" icon={<MoreIcon />} />
        </Inline>
      </div>
      <Text>size.control · {control}</Text>
      <div role="group" aria-label="Formulário">
        <Inline gap={8}>
          <TextField label="Nome" optionalText="" value="" onChange={nothing} />
          <SelectField
            label="Nível"
            optionalText=""
            options={[{ value: '', label: 'Todos' }]}
            value=""
            onChange={nothing}
          />
          <Button>Salvar</Button>
          <IconButton label="Fechar" icon={<MoreIcon />} />
        </Inline>
      </div>
    </Stack>
  ),
};

/** A card, an accordion and a table: their texts start at the same edge, 20 px from the frame. */
export const Edge: Story = {
  name: 'Margem interna',
  globals: { viewport: { value: 'desk1280' } },
  render: () => (
    <Stack>
      <Card title="Cartão">Texto</Card>
      <DataTable
        caption="Aulas"
        hideCaption
        rows={lessons}
        rowKey={(title) => title}
        columns={[{ id: 'title', header: 'Título', rowHeader: true, render: (title) => title }]}
      />
      <Disclosure open level={3} summary="Módulo 1" onToggle={fn()}>
        Texto do módulo
      </Disclosure>
    </Stack>
  ),
};
