import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { PlanCard } from './PlanCard.tsx';

const meta = {
  title: 'Componentes/PlanCard',
  component: PlanCard,
  args: {
    name: 'Plano Mensal',
    price: 'R$ 250,00/mês',
    status: <Badge tone="active">Ativa</Badge>,
    sentence: 'A próxima cobrança é em 03/12/2026.',
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
    const sentence = within(card).getByText(/próxima cobrança/);
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
    status: <Badge tone="canceled">Cancelada (vigente até 03/12/2026)</Badge>,
    sentence: 'O acesso permanece até 03/12/2026.',
    actions: <Button>Reativar</Button>,
    quietAction: undefined,
  },
};

export const Lapsed: Story = {
  name: 'Inativa',
  args: {
    status: <Badge tone="lapsed">Inativa</Badge>,
    sentence: 'Assine para voltar a acessar os cursos premium.',
    actions: <ButtonLink href="/assinatura">Regularizar assinatura</ButtonLink>,
    quietAction: undefined,
  },
};

/** Dates below both columns; an unknown one is a dash. */
export const WithFacts: Story = {
  name: 'Com datas',
  args: {
    facts: [
      { label: 'Início', value: '03/11/2026' },
      { label: 'Fim', value: '03/12/2026' },
      { label: 'Próxima renovação', value: '--' },
    ],
  },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('definition')).toHaveLength(3);
    await expectNoSidewaysScroll();
  },
};

/** No price, date or action is known. */
export const NameOnly: Story = {
  name: 'Só o status',
  args: {
    status: <Badge tone="unknown">Desconhecido</Badge>,
    price: undefined,
    sentence: undefined,
    actions: undefined,
    quietAction: undefined,
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: {
    name: strange.word,
    price: 'R$ 1.234.567,89/mês',
    sentence: strange.title,
    actions: <Button>{strange.word}</Button>,
  },
  globals: { viewport: { value: 'phone320' } },
  play: expectNoSidewaysScroll,
};

/** 200 % text. */
export const LargeText: Story = {
  name: 'Texto a 200 %',
  globals: { textSize: 'double', viewport: { value: 'phone375' } },
  play: expectNoSidewaysScroll,
};
