import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { PlanCard } from './PlanCard.tsx';

const meta = {
  title: 'Componentes/PlanCard',
  component: PlanCard,
  args: {
    name: 'Plano Mensal',
    price: 'R$ 250,00/mês',
    tone: 'active',
    sentences: ['Sua assinatura está ativa e será renovada em 03/12/2026.'],
    actions: (
      <ButtonLink variant="secondary" href="/assinatura/pagamentos">
        Ver pagamentos
      </ButtonLink>
    ),
    quietAction: <Button variant="quietDanger">Cancelar assinatura</Button>,
  },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The actions are at the end. */
export const Default: Story = {
  name: 'Padrão',
  globals: { viewport: { value: 'desk1280' } },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('region', { name: 'Plano Mensal' });
    await expect(within(card).getByRole('heading', { level: 2 })).toBeVisible();
    await expect(within(card).getByText('R$ 250,00/mês')).toBeVisible();
    const link = within(card).getByRole('link', { name: 'Ver pagamentos' }).getBoundingClientRect();
    const sentence = within(card).getByText(/será renovada/);
    await expect(link.left).toBeGreaterThan(sentence.getBoundingClientRect().left + 300);
  },
};

/** The actions fill the width. */
export const OnPhone: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Ver pagamentos' });
    await expect(link.getBoundingClientRect().width).toBeGreaterThan(280);
    await expectNoSidewaysScroll();
  },
};

export const Canceled: Story = {
  name: 'Cancelada, com acesso',
  args: {
    tone: 'canceled',
    sentences: ['Sua assinatura foi cancelada. O acesso permanece até 03/12/2026.'],
    actions: <Button>Reativar</Button>,
    quietAction: undefined,
  },
};

export const Lapsed: Story = {
  name: 'Inativa',
  args: {
    tone: 'lapsed',
    sentences: ['Sua assinatura está inativa.'],
    actions: <ButtonLink href="/assinatura">Regularizar assinatura</ButtonLink>,
    quietAction: undefined,
  },
};

/** The days left are below the status. */
export const Trial: Story = {
  name: 'Em teste',
  args: {
    tone: 'trial',
    sentences: ['Sua assinatura está em período de teste até 23/11/2026.', 'O teste termina hoje.'],
  },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement)
      .getAllByText(/teste/)
      .map((sentence) => sentence.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    await expect(second?.left).toBe(first?.left);
  },
};

/** Dates below both columns. */
export const WithFacts: Story = {
  name: 'Com datas',
  args: {
    facts: [
      { label: 'Ciclo', value: '03/11/2026 a 03/12/2026' },
      { label: 'Próxima renovação', value: '05/12/2026' },
    ],
  },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('definition')).toHaveLength(2);
    await expectNoSidewaysScroll();
  },
};

/** No price, date or action is known. */
export const NameOnly: Story = {
  name: 'Só o status',
  args: {
    tone: 'unknown',
    sentences: ['Status desconhecido. Fale com o suporte.'],
    price: undefined,
    actions: undefined,
    quietAction: undefined,
    facts: [],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('definition')).toBeNull();
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: {
    name: strange.word,
    price: 'R$ 1.234.567,89/mês',
    sentences: [strange.title],
    actions: <Button>{strange.word}</Button>,
  },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

/** 200 % text: the price breaks before the period, not inside its number. */
export const LargeText: Story = {
  name: 'Texto a 200 %',
  globals: { textSize: 'double', viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    const price = within(canvasElement).getByText('R$ 250,00/mês');
    const number = document.createRange();
    if (price.firstChild) number.selectNode(price.firstChild);
    await expect(number.getClientRects()).toHaveLength(1);
  },
};
