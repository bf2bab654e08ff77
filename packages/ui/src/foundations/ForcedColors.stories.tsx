import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../components/domain/Badge/Badge.tsx';
import { Button } from '../components/primitives/Button/Button.tsx';
import { Card } from '../components/primitives/Card/Card.tsx';
import { CheckboxField } from '../components/primitives/CheckboxField/CheckboxField.tsx';
import { DataTable } from '../components/primitives/DataTable/DataTable.tsx';
import { Inline, Stack } from '../components/primitives/Layout/Layout.tsx';
import { LevelChip } from '../components/domain/LevelChip/LevelChip.tsx';
import { Notice } from '../components/primitives/Notice/Notice.tsx';
import { ProgressBar } from '../components/primitives/ProgressBar/ProgressBar.tsx';
import { TextField } from '../components/primitives/TextField/TextField.tsx';
import { TextLink } from '../components/primitives/TextLink/TextLink.tsx';
import { media } from '../theme/media.ts';

/**
 * The page when the system forces its own colours, like Windows' contrast themes: backgrounds and shadows disappear,
 * borders, outlines, text and icons stay. In Chrome: developer tools, Rendering, "Emulate CSS media feature
 * forced-colors".
 */
const meta = { title: 'Fundamentos/Cores forçadas' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The system colour of each colour role. */
const roles = [
  { role: 'color.canvas, surface, raised', becomes: 'Canvas' },
  { role: 'color.text, textMuted, textSubtle', becomes: 'CanvasText' },
  { role: 'color.link', becomes: 'LinkText' },
  { role: 'color.primary, danger (botões)', becomes: 'ButtonFace, com borda ButtonBorder' },
  { role: 'color.disabledText', becomes: 'GrayText' },
  { role: 'color.progress, o item atual', becomes: 'Highlight' },
];

export const Default: Story = {
  name: 'Padrão',
  render: () => (
    <DataTable
      caption={`Com ${media.forcedColors}`}
      rows={roles}
      rowKey={({ role }) => role}
      columns={[
        { id: 'role', header: 'Token', rowHeader: true, render: ({ role }) => role },
        { id: 'becomes', header: 'Vira', render: ({ becomes }) => <code>{becomes}</code> },
      ]}
    />
  ),
};

/** Everything whose shape is usually a background: each needs a border or text here. */
export const WhatMustStay: Story = {
  name: 'O que precisa ficar',
  render: () => (
    <Stack>
      <Inline>
        <Button>Pagar com cartão</Button>
        <Button variant="secondary">Fechar</Button>
        <Button variant="danger">Cancelar assinatura</Button>
        <Button disabled>Aguarde</Button>
        <TextLink href="/termos">Termos de Uso</TextLink>
      </Inline>
      <Inline>
        <Badge tone="active">Ativa</Badge>
        <Badge tone="ending">Cancelada</Badge>
        <LevelChip level="Gold" />
      </Inline>
      <ProgressBar value={66} label="Progresso" text="66% concluído" />
      <Notice tone="danger" quiet>
        Erro ao carregar cursos.
      </Notice>
      <Card title="Assinatura">
        <Stack>
          <TextField label="Código do voucher" value="DESCONTO20" onChange={() => {}} />
          <CheckboxField label="Li e aceito os termos" checked onChange={() => {}} />
        </Stack>
      </Card>
    </Stack>
  ),
  play: async ({ canvas }) => {
    // A border always exists, even where it is invisible: forced colours paint it.
    for (const button of canvas.getAllByRole('button')) {
      await expect(getComputedStyle(button).borderTopStyle).toBe('solid');
    }
    for (const text of ['Ativa', 'Cancelada', 'Gold']) await expect(canvas.getByText(text)).toBeVisible();
  },
};
