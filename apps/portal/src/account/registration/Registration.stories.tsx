import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { requestsTo } from '../../stories/mock.ts';
import { answerLeaving } from '../../stories/leave.ts';
import { paste, replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { fillIn } from './storySteps.ts';

const meta = {
  title: 'Telas/Conta/Cadastro',
  component: PortalAt,
  args: { path: '/cadastro' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Criar Conta' })).toBeVisible();
    await expect(canvas.getByLabelText('Nome')).toHaveAttribute('autocomplete', 'name');
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Senha')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('ID de indicação')).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByLabelText('ID de indicação')).not.toHaveAttribute('readonly');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleName(/^Li e aceito os Termos de Uso/);
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(/comunicações por e-\u2060mail\.$/);
    await expect(canvas.getByRole('link', { name: 'Termos de Uso (abre em nova aba)' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

export const MissingFields: Story = {
  name: 'Campos em falta',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cadastrar' }));
    await expect(canvas.getByLabelText('Nome')).toHaveFocus();
    await expect(canvas.getByLabelText('Nome')).toHaveAccessibleDescription('Informe seu nome.');
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription('Informe seu e-\u2060mail.');
    await expect(canvas.getByLabelText('Senha')).toHaveAccessibleDescription('Informe uma senha.');
    await expect(canvas.getByLabelText('Confirmar senha')).toHaveAccessibleDescription('Repita a senha.');
    await expect(canvas.getByLabelText('ID de indicação')).toHaveAccessibleDescription(/Informe o ID de indicação\.$/);
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      /Você precisa aceitar os Termos de Uso para se cadastrar\.$/,
    );
    await paste(canvas.getByLabelText('E-mail'), 'nova@');
    await expect(canvas.getByLabelText('E-mail')).toHaveAccessibleDescription(/^Confira o e-\u2060mail/);
  },
};

export const PasswordsDiffer: Story = {
  name: 'Senhas diferentes, termos não aceitos',
  play: async ({ canvasElement }) => {
    const canvas = await fillIn(canvasElement);
    await paste(canvas.getByLabelText('Confirmar senha'), 'x');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cadastrar' }));
    await expect(canvas.getByLabelText('Confirmar senha')).toHaveAccessibleDescription(
      'As senhas digitadas são diferentes.',
    );
    await expect(canvas.getByText('Você precisa aceitar os Termos de Uso para se cadastrar.')).toBeVisible();
    await expect(canvas.getByLabelText('Confirmar senha')).toHaveFocus();
    await expect(requestsTo('GET /user-by-id/2')).toEqual([]);
  },
};

export const FromALink: Story = {
  name: 'Por um link de indicação',
  args: { path: '/cadastro?ref=2' },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('ID de indicação');
    await expect(field).toHaveValue('2');
    await expect(field).toHaveAttribute('readonly');
    await expect(field).toHaveAccessibleDescription('Você veio por um link de indicação: o número já está aqui.');
  },
};

/** The tab stores a visitor's draft, without passwords and consent. */
export const LeftAndBack: Story = {
  name: 'Saiu e voltou',
  play: async ({ canvas, canvasElement }) => {
    await fillIn(canvasElement);
    const main = within(canvas.getByRole('main'));
    await userEvent.click(main.getByRole('link', { name: 'Entrar' }));
    await answerLeaving('Continuar editando', 'Guardamos o que você digitou nesta aba.');
    await expect(canvas.getByLabelText('Senha')).not.toHaveValue('');
    await userEvent.click(main.getByRole('link', { name: 'Entrar' }));
    await answerLeaving('Sair sem salvar', 'Guardamos o que você digitou nesta aba.');
    await userEvent.click(await canvas.findByRole('link', { name: 'Criar Conta' }));
    await expect(await canvas.findByLabelText('Nome')).toHaveValue('Ana Lima');
    await expect(canvas.getByLabelText('Senha')).toHaveValue('');
    await expect(canvas.getByLabelText('Confirmar senha')).toHaveValue('');
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(
      await canvas.findByText('O que você digitou antes está aqui. Escolha a senha e aceite os termos novamente.'),
    ).toBeVisible();
  },
};

/**
 * Takes the id from a pasted link. A link without one shows an error; separate digits are not
 * joined.
 */
export const PastedLink: Story = {
  name: 'Link colado no campo',
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('ID de indicação');
    await replaceText(field, 'Vamos juntos? PORTAL2.com.br/cadastro?utm=3&REF=12#topo');
    await expect(field).toHaveValue('12');
    await replaceText(field, 'https://portal2.com.br/cadastro/2026');
    await expect(field).toHaveValue('https://portal2.com.br/cadastro/2026');
    await expect(field).toHaveAccessibleDescription(/ID de indicação não encontrado/);
    await replaceText(field, '12');
    await expect(field).not.toHaveAccessibleDescription(/não encontrado/);
  },
};

/** A link without a valid id shows a hint, and the field stays editable. */
export const FromABrokenLink: Story = {
  name: 'Por um link quebrado',
  args: { path: '/cadastro?ref=abc' },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('ID de indicação');
    await expect(field).toHaveValue('');
    await expect(field).not.toHaveAttribute('readonly');
    await expect(field).toHaveAccessibleDescription(
      'O link que você abriu não traz um número válido. Informe o número de quem indicou você.',
    );
  },
};
