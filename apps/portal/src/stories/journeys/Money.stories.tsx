import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { readCents } from '../../network/shared/storyEarnings.ts';
import { world } from '../mock.ts';
import { JourneyPortal } from './JourneyPortal.tsx';
import { arriveAt, follow, press, read } from './walk.ts';
import { expectNoSidewaysScroll } from '../storyChecks.ts';

/** A member checks the month's earnings, their types, and why they are not paid yet. */
const meta = {
  title: 'Jornadas/10 Conferir o dinheiro',
  component: JourneyPortal,
  args: { path: '/perfil' },
  parameters: {
    docs: {
      description: {
        component: 'Um membro confere os ganhos do mês, vê de onde vieram e por que um saque ainda não foi pago.',
      },
    },
    session: 'active',
  },
} satisfies Meta<typeof JourneyPortal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Money with normal spaces instead of no-break spaces. */
function money(element: Element | null | undefined): string {
  return /-?R\$[\s\d.,]+/.exec(element?.textContent ?? '')?.[0].replaceAll('\u00A0', ' ') ?? '';
}

export const Default: Story = {
  name: 'Do total do mês ao saque pendente',
  beforeEach: () => {
    world().bankAccounts = [];
  },
  play: async ({ canvas, step }) => {
    const page = canvas;
    let october = '';
    await step('Abre os ganhos pelo cabeçalho, e vê o mês', async () => {
      await follow(page, 'Ganhos');
      await arriveAt(page, 'Ganhos do mês');
      await page.findByRole('table', { name: 'Lançamentos' });
    });
    await step('Volta um mês: o total, os tipos e os lançamentos dizem o mesmo', async () => {
      await press(page, 'Mês anterior');
      await page.findByRole('heading', { level: 2, name: 'Outubro de 2026' });
      const rows = within(await page.findByRole('table', { name: 'Lançamentos' })).getAllByRole('row');
      const label = page.getAllByText('Total de outubro de 2026').find(({ tagName }) => tagName === 'DT');
      october = money(label?.nextElementSibling);
      await expect(october).toMatch(/^R\$ \d/);
      const cents = rows.slice(1).reduce((sum, row) => sum + readCents(row.textContent), 0);
      await expect(cents).toBe(readCents(october));
      await expect(page.getByRole('list', { name: 'Totais por tipo' })).toBeVisible();
    });
    await step('Vê o mesmo mês no painel', async () => {
      await follow(page, 'Ver ganhos detalhados');
      await arriveAt(page, 'Painel de ganhos');
      const byMonth = within(await page.findByRole('figure', { name: 'Totais por mês' }));
      const names = byMonth.getAllByRole('option').map((option) => option.getAttribute('aria-label'));
      await expect(names.map((name) => name?.replaceAll('\u00A0', ' '))).toContain(`outubro de 2026: ${october}`);
      await follow(page, 'Ganhos do mês');
      await arriveAt(page, 'Ganhos do mês');
    });
    await step('O saque desse mês está pendente', async () => {
      await follow(page, 'Ver saques');
      await arriveAt(page, 'Saques');
      const row = await page.findByRole('row', { name: /Outubro de 2026/ });
      await expect(money(row)).toBe(october);
      await expect(within(row).getByText('Pendente')).toBeVisible();
    });
    await step('Faltam os dados bancários: a tela leva até eles', async () => {
      await read(page, 'Cadastre seus dados bancários para receber seus saques.');
      await follow(page, 'Cadastrar dados bancários');
      await waitFor(() => expect(document.title).toMatch(/^Perfil/));
    });
  },
};

export const OnThePhone: Story = {
  ...Default,
  name: 'O mesmo em um telefone',
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, step }) => {
    const page = canvas;
    await step('Abre os ganhos pelo menu', async () => {
      await press(page, 'Abrir menu');
      await follow(within(document.body), 'Ganhos');
      await arriveAt(page, 'Ganhos do mês');
    });
    await step('Do mês aos saques', async () => {
      await page.findByRole('table', { name: 'Lançamentos' });
      await follow(page, 'Ver saques');
      await arriveAt(page, 'Saques');
      await read(page, 'Cadastre seus dados bancários para receber seus saques.');
      await expectNoSidewaysScroll();
    });
  },
};
