import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type Departures, holdDepartures } from '../departures.ts';
import { atCheckout, requestsTo } from '../mock.ts';
import { JourneyPortal, visit } from './JourneyPortal.tsx';
import { arriveAt, follow, type Page, press, read } from './walk.ts';

let departures: Departures | null = null;

/** A member whose subscription is inactive pays by card and is active, without reloading a page. */
const meta = {
  title: 'Jornadas/5 Ativação',
  component: JourneyPortal,
  args: { path: '/cursos' },
  parameters: {
    docs: { description: { component: 'Um membro inativo paga com cartão, e a assinatura está ativa em toda parte.' } },
    session: 'inactive',
  },
  beforeEach: () => {
    const held = holdDepartures();
    departures = held;
    return () => held.release();
  },
} satisfies Meta<typeof JourneyPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

const banner = { name: 'Aviso sobre a assinatura' };

/** Addresses the browser was sent to. */
async function checkout(count: number): Promise<string> {
  await waitFor(() => expect(departures?.addresses()).toHaveLength(count));
  return departures?.addresses().at(-1) ?? '';
}

async function bannerIsGone(page: Page): Promise<void> {
  await waitFor(() => expect(page.queryByRole('region', banner)).toBeNull());
}

export const Default: Story = {
  name: 'Do aviso à assinatura ativa',
  play: async ({ canvas, step }) => {
    const page = canvas;
    await step('O aviso está em toda tela e leva à assinatura', async () => {
      await arriveAt(page, 'Catálogo de cursos');
      await read(page, /Sua assinatura está inativa/);
      await follow(page, 'Ativar assinatura');
      await arriveAt(page, 'Assinatura');
    });
    await step('O botão leva ao pagamento e não se deixa apertar outra vez', async () => {
      await press(page, 'Pagar com cartão');
      const button = await page.findByRole('button', { name: 'Redirecionando para o pagamento seguro...' });
      await expect(button).toBeDisabled();
    });
    await step('Desiste no pagamento: nada foi cobrado, e o caminho de volta está à vista', async () => {
      visit(await atCheckout(await checkout(1), 'leave'));
      await arriveAt(page, 'Pagamento não foi concluído');
      await follow(page, 'Voltar para a assinatura');
      await arriveAt(page, 'Assinatura');
    });
    await step('Paga, e a tela de volta diz que a assinatura está ativa', async () => {
      await press(page, 'Pagar com cartão');
      visit(await atCheckout(await checkout(2), 'pay'));
      await arriveAt(page, 'Pagamento realizado com sucesso!');
      await read(page, 'Sua assinatura está ativa.');
      await bannerIsGone(page);
    });
    await step('A assinatura e o histórico já contam com o pagamento', async () => {
      await follow(page, 'Ver minha assinatura');
      await arriveAt(page, 'Minha assinatura');
      await read(page, /Sua assinatura está ativa/);
      const payments = within(await page.findByRole('table', { name: 'Últimos pagamentos' }));
      await expect(payments.getAllByRole('rowheader')[0]).toHaveTextContent('18/11/2026');
      await bannerIsGone(page);
    });
    await step('Foi pedido um pagamento de cada vez', async () => {
      await expect(requestsTo('POST /assinatura')).toEqual([{ plan: 'mensal' }, { plan: 'mensal' }]);
    });
  },
};
