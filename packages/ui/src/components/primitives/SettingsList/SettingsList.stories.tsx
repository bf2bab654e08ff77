import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { Inline, Stack } from '../Layout/Layout.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { SettingsList, SettingsRow } from './SettingsList.tsx';

function EditablePassword() {
  const [open, setOpen] = useState(false);
  return (
    <SettingsRow
      label="Senha"
      value={!open && 'Última alteração em 03/07/2026'}
      level={3}
      open={open}
      action={
        <Button variant="secondary" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
          Alterar senha
        </Button>
      }
    >
      {open && (
        <Stack>
          <TextField label="Senha atual" name="current" value="" onChange={fn()} />
          <Inline>
            <Button>Salvar</Button>
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancelar
            </Button>
          </Inline>
        </Stack>
      )}
    </SettingsRow>
  );
}

const meta = {
  title: 'Componentes/SettingsList',
  component: SettingsList,
  subcomponents: { SettingsRow },
  args: {
    label: 'Dados pessoais',
    children: (
      <>
        <SettingsRow label="Nome" value="Mariana Alves de Souza" />
        <SettingsRow label="E-mail" value="mariana@exemplo.com.br" />
        <SettingsRow label="CPF" value="529.982.247-25" />
        <EditablePassword />
        <SettingsRow
          label="Dados bancários"
          value="Nenhuma conta cadastrada"
          level={3}
          action={
            <ButtonLink variant="secondary" size="small" href="/perfil#conta">
              Cadastrar
            </ButtonLink>
          }
        />
      </>
    ),
  },
} satisfies Meta<typeof SettingsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lista de configurações',
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Dados pessoais' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    await expect(within(list).getByRole('heading', { level: 3, name: 'Senha' })).toBeVisible();
  },
};

/** A form opens below its row. */
export const Open: Story = {
  name: 'Com formulário aberto',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Alterar senha' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByLabelText('Senha atual')).toBeVisible();
  },
};
