import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/domain/Badge/Badge.tsx';
import { Button } from '../components/primitives/Button/Button.tsx';
import { DataTable } from '../components/primitives/DataTable/DataTable.tsx';
import { Inline, Stack } from '../components/primitives/Layout/Layout.tsx';
import { Text } from '../components/primitives/Text/Text.tsx';
import { TextField } from '../components/primitives/TextField/TextField.tsx';
import { scaleTokens } from '../theme/scaleTokens.ts';

/**
 * Two heights of controls: one for touch everywhere, and a lower one for table rows
 * and toolbars.
 */
const meta = { title: 'Fundamentos/Densidade' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { control, controlDense } = scaleTokens.size;

/** Everywhere: 44 px at least, the height of a finger. */
export const Default: Story = {
  name: 'Padrão',
  render: () => (
    <Stack>
      <Text>size.control · {control}</Text>
      <Inline align="end">
        <TextField label="Código do voucher" value="DESCONTO20" onChange={() => {}} />
        <Button>Aplicar</Button>
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const pressed of [canvas.getByRole('button'), canvas.getByRole('textbox')]) {
      await expect(Math.round(pressed.getBoundingClientRect().height)).toBeGreaterThanOrEqual(
        Number.parseInt(control, 10),
      );
    }
  },
};

const lessons = [
  { id: 1, title: 'Escuta ativa', state: 'Publicada' },
  { id: 2, title: 'Feedback que ajuda', state: 'Publicada' },
  { id: 3, title: 'Conversas difíceis', state: 'Publicada' },
];

/** In tables: 36 px, with the whole cell around it to hit. */
export const Dense: Story = {
  name: 'Denso',
  render: () => (
    <Stack>
      <Text>size.controlDense · {controlDense}</Text>
      <DataTable
        caption="Aulas"
        rows={lessons}
        rowKey={({ id }) => id}
        columns={[
          { id: 'title', header: 'Título', rowHeader: true, render: ({ title }) => title },
          { id: 'state', header: 'Estado', render: ({ state }) => <Badge tone="done">{state}</Badge> },
          {
            id: 'actions',
            header: 'Ações',
            hideHeader: true,
            render: ({ title }) => (
              <Button size="small" variant="secondary" aria-label={`Editar ${title}`}>
                Editar
              </Button>
            ),
          },
        ]}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const least = Number.parseInt(controlDense, 10);
      await expect(Math.round(button.getBoundingClientRect().height)).toBeGreaterThanOrEqual(least);
    }
  },
};
