import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fault, requestsTo, db } from '../../stories/mock.ts';
import { replaceText } from '../../stories/paste.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { pressable } from '../../stories/storyChecks.ts';
import { expectValuesUnchanged, send } from './storySteps.ts';

const meta = {
  title: 'Telas/Conta/Cadastro: indicador',
  component: PortalAt,
  args: { path: '/cadastro' },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const unknown = 'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.';

/** Asks for another sponsor: the field is empty and editable. */
async function change(canvas: ReturnType<typeof within>) {
  await userEvent.click(await pressable(await canvas.findByRole('button', { name: 'Alterar' })));
  const field = canvas.getByLabelText('ID de indicação');
  await expect(field).toHaveValue('');
  await expect(field).not.toHaveAttribute('readonly');
  await expect(field).toHaveFocus();
  return field;
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    const heading = await canvas.findByRole('heading', { name: 'Dados do indicador' });
    // A double tap on "Cadastrar" does not confirm the sponsor.
    canvas.getByRole('button', { name: 'Confirmar' }).click();
    await expect(heading).toHaveFocus();
    const card = within(canvas.getByRole('region', { name: 'Dados do indicador' }));
    await expect(card.getByText('Mariana Souza')).toBeVisible();
    await expect(card.getByText('ativa@exemplo.com.br')).toBeVisible();
    await expect(card.getByText('(11) 98765-4321')).toBeVisible();
    await expect(canvas.getByLabelText('ID de indicação')).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('button', { name: 'Cadastrar' })).toBeNull();
    await expect(requestsTo('POST /register')).toEqual([]);
  },
};

export const LookingUp: Story = {
  name: 'Procurando o indicador',
  parameters: { faults: [{ operation: 'readSponsor', kind: 'hang' }] },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Buscando indicador...' })).toBeDisabled();
    // Another id: ignores the answer for the first one.
    await userEvent.type(canvas.getByLabelText('ID de indicação'), '3');
    await expect(canvas.getByRole('button', { name: 'Cadastrar' })).toBeEnabled();
    // The card that arrives leaves the focus to a person who types elsewhere by now.
    const answer = fault({ operation: 'readSponsor', kind: 'hang' });
    await replaceText(canvas.getByLabelText('ID de indicação'), '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Cadastrar' }));
    const name = canvas.getByLabelText('Nome');
    await userEvent.type(name, ' de');
    answer();
    await canvas.findByRole('heading', { name: 'Dados do indicador' });
    await userEvent.keyboard(' Souza');
    await expect(name).toHaveDisplayValue(/ de Souza$/);
  },
};

export const SponsorUnknown: Story = {
  name: 'Indicador desconhecido',
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement, '999999');
    await expect(await canvas.findByText(unknown)).toBeVisible();
    const field = canvas.getByLabelText('ID de indicação');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('999999');
    await userEvent.type(field, '{Backspace}');
    await expect(canvas.queryByText(unknown)).toBeNull();
    await expectValuesUnchanged(canvas);
    // A sponsor without a name is none.
    fault({ operation: 'readSponsor', body: { id: 2, email: 'ativa@exemplo.com.br' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Cadastrar' }));
    await expect(await canvas.findByText(unknown)).toBeVisible();
    await expect(canvas.queryByText('Dados do indicador')).toBeNull();
  },
};

export const LinkOfNobody: Story = {
  name: 'Link de ninguém',
  args: { path: '/cadastro?ref=999999' },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement, null);
    await expect(await canvas.findByText(unknown)).toBeVisible();
    await change(canvas);
  },
};

/** One message for every failure, also for HTML instead of JSON: the id may be right. */
export const LookupFailed: Story = {
  name: 'Busca do indicador falhou',
  parameters: { faults: [{ operation: 'readSponsor', status: 500 }] },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Erro ao buscar dados do indicador\.$/);
    await expect(canvas.queryByText(unknown)).toBeNull();
    await expectValuesUnchanged(canvas);
    fault({ operation: 'readSponsor', kind: 'html' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cadastrar' }));
    await waitFor(() => expect(requestsTo('GET /user-by-id/2')).toHaveLength(2));
    await expect(await canvas.findByRole('button', { name: 'Cadastrar' })).toBeEnabled();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Erro ao buscar dados do indicador\.$/);
  },
};

export const SponsorChanged: Story = {
  name: 'Indicador trocado',
  args: { path: '/cadastro?ref=2' },
  beforeEach: () => {
    const other = db().users.find((user) => user.id === 4);
    if (other) other.phone = null;
  },
  play: async ({ canvasElement }) => {
    const canvas = await send(canvasElement, null);
    const field = await change(canvas);
    await expect(canvas.queryByText('Dados do indicador')).toBeNull();
    await userEvent.type(field, '4{Enter}');
    await expect(await canvas.findByText('Carlos Eduardo Nunes')).toBeVisible();
    await expect(canvas.queryByText('Telefone')).toBeNull();
  },
};
