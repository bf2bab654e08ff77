import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../../internal/storyChecks.ts';
import { strange } from '../../../internal/storyData.ts';
import { media } from '../../../theme/media.ts';
import { Badge } from '../../domain/Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Layout/Inline.tsx';
import { KeyValue } from './KeyValue.tsx';

const meta = {
  title: 'Componentes/KeyValue',
  component: KeyValue,
  args: {
    items: [
      { label: 'Status', value: <Badge tone="active">Ativa</Badge> },
      { label: 'Plano', value: 'Mensal' },
      { label: 'Início do ciclo', value: '03/07/2026' },
      { label: 'Fim do ciclo', value: '--' },
    ],
  },
} satisfies Meta<typeof KeyValue>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each fact as it is read: what it is, and the fact. */
function factsOf(canvasElement: HTMLElement): (string | null)[][] {
  const canvas = within(canvasElement);
  const values = canvas.getAllByRole('definition');
  return canvas.getAllByRole('term').map((term, index) => [term.textContent, values[index]?.textContent ?? null]);
}

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    await expect(factsOf(canvasElement)).toEqual([
      ['Status', 'Ativa'],
      ['Plano', 'Mensal'],
      ['Início do ciclo', '03/07/2026'],
      ['Fim do ciclo', '--'],
    ]);
    await expect(canvasElement.querySelectorAll('dl > div > dt + dd')).toHaveLength(4);
  },
};

/** One fact alone has no line above it. */
export const One: Story = {
  name: 'Um só',
  args: { items: [{ label: 'Chave PIX', value: 'ana.costa@exemplo.com.br' }] },
  play: async ({ canvasElement }) => {
    await expect(factsOf(canvasElement)).toEqual([['Chave PIX', 'ana.costa@exemplo.com.br']]);
    const [row] = canvasElement.querySelectorAll('dl > div');
    await expect(row && getComputedStyle(row).borderBlockStartWidth).toBe('0px');
  },
};

/** Facts that can be pressed: the reader's own data shown again. */
export const WithAction: Story = {
  name: 'Com ação',
  args: {
    items: [
      { label: 'Nome completo', value: 'Ana Beatriz Costa' },
      {
        label: 'CPF',
        value: (
          <Inline gap={8}>
            ***.982.247-**
            <Button variant="quiet" size="small">
              Mostrar
            </Button>
          </Inline>
        ),
      },
      { label: 'Banco', value: '260 · Nubank (Nu Pagamentos)' },
      { label: 'Agência', value: '0001' },
      { label: 'Conta', value: '1234567-8' },
      { label: 'Chave PIX', value: '--' },
    ],
  },
  play: async ({ canvasElement }) => {
    const value = within(canvasElement).getAllByRole('definition')[1];
    await expect(value).toContainElement(within(canvasElement).getByRole('button', { name: 'Mostrar' }));
  },
};

export const ValuesBelowOnPhone: Story = {
  name: 'No celular, valores abaixo dos rótulos',
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    const [term] = within(canvasElement).getAllByRole('term');
    const [value] = within(canvasElement).getAllByRole('definition');
    const isBelow = (value?.getBoundingClientRect().top ?? 0) >= (term?.getBoundingClientRect().bottom ?? Infinity);
    // Beside one another again where the story is opened on a wide screen.
    await expect(isBelow).toBe(window.matchMedia(media.phone).matches);
  },
};

/** Label above value, two columns on phones. */
export const AsGrid: Story = {
  name: 'Em colunas',
  args: { look: 'grid' },
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement)
      .getAllByRole('term')
      .map((term) => term.getBoundingClientRect().top);
    await expect(first).toBe(second);
    await expectNoSidewaysScroll();
  },
};

/** For a narrow column of a wide page. */
export const Stacked: Story = {
  name: 'Valores abaixo dos rótulos',
  args: { look: 'stacked' },
  play: async ({ canvasElement }) => {
    const [term] = within(canvasElement).getAllByRole('term');
    const [value] = within(canvasElement).getAllByRole('definition');
    await expect(value?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      term?.getBoundingClientRect().bottom ?? Infinity,
    );
  },
};

export const LongText: Story = {
  name: 'Textos longos',
  args: {
    items: [
      { label: strange.word, value: strange.word },
      { label: 'Chave PIX', value: strange.title },
      { label: strange.mix, value: strange.mix },
    ],
  },
};

/** 200 % text. */
export const LargeText: Story = {
  ...WithAction,
  name: 'Texto a 200 %',
  globals: { textSize: 'double', viewport: { value: 'tablet768' } },
  play: expectNoSidewaysScroll,
};

/** Amounts: each value is at the end of its row. */
export const AtTheEnds: Story = {
  name: 'Valores no fim da linha',
  args: { look: 'ends' },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement)
      .getAllByRole('definition')
      .map((value) => value.getBoundingClientRect().right);
    await expect(first).toBeCloseTo(second ?? 0, 0);
  },
};
