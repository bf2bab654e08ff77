import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { SettingsList, SettingsRow } from './SettingsList.tsx';

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
        <SettingsRow
          label="Senha"
          value="Última alteração em 03/07/2026"
          level={3}
          action={
            <Button variant="secondary" size="small">
              Alterar senha
            </Button>
          }
        />
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
