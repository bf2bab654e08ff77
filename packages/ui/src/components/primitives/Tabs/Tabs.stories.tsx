import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectFocus } from '../../../internal/storyChecks.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabItem, type TabsProps } from './Tabs.tsx';

const items: TabItem[] = [
  {
    value: 'conquistas',
    label: 'Conquistas',
    count: 12,
    panel: <Text>Você chegou ao nível Silver em 02/09/2026.</Text>,
  },
  { value: 'bonus', label: 'Bônus', count: 1284, panel: <Text>Bônus diamante de novembro de 2026.</Text> },
  { value: 'anuncios', label: 'Anúncios', count: 0, panel: <EmptyState title="Nenhum anúncio por enquanto." /> },
];

/** The address has the selected tab. */
function Live({ goesBack = false, ...props }: TabsProps & { goesBack?: boolean }) {
  const [value, setValue] = useState(props.value);
  function choose(next: string) {
    props.onChange(next);
    setValue(next);
  }
  return (
    <Stack>
      <Tabs {...props} value={value} onChange={choose} />
      {goesBack && <Button onClick={() => setValue('bonus')}>Voltar</Button>}
    </Stack>
  );
}

const meta = {
  title: 'Componentes/Tabs',
  component: Tabs,
  args: { label: 'Tipos de vídeo', items, value: null, onChange: fn() },
  render: (args) => <Live {...args} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Abas',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tablist', { name: 'Tipos de vídeo' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Conquistas 12' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel', { name: 'Conquistas 12' })).toHaveTextContent('Você chegou ao nível');
    const bonus = canvas.getByRole('tab', { name: 'Bônus 1.284' });
    await userEvent.click(bonus);
    await expect(canvas.getByRole('tabpanel', { name: 'Bônus 1.284' })).toHaveTextContent('Bônus diamante');
    await expect(canvas.queryByText(/Você chegou ao nível/)).toBeNull();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('bonus');
  },
};

/** Arrow keys, Home and End select; Tab moves into the panel. */
export const ByKeyboard: Story = {
  name: 'Pelo teclado',
  play: async ({ canvas }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await expectFocus(tab(/Conquistas/));
    await userEvent.keyboard('{ArrowRight}');
    await expectFocus(tab(/Bônus/));
    await expect(tab(/Bônus/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expectFocus(tab(/Anúncios/));
    await userEvent.keyboard('{ArrowRight}');
    await expectFocus(tab(/Conquistas/));
    await userEvent.keyboard('{ArrowLeft}');
    await expectFocus(tab(/Anúncios/));
    await userEvent.keyboard('{Home}');
    await expectFocus(tab(/Conquistas/));
    await userEvent.tab();
    await expectFocus(canvas.getByRole('tabpanel'));
  },
};

/** The address selects the tab, also after the browser's back button. */
export const Controlled: Story = {
  name: 'Controlado',
  args: { value: 'anuncios' },
  render: (args) => <Live {...args} goesBack />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('tab', { name: /Anúncios/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: /Conquistas/ }));
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar' }));
    await expect(canvas.getByRole('tab', { name: /Bônus/ })).toHaveAttribute('aria-selected', 'true');
  },
};

/** An old link names a tab that no longer exists. */
export const UnknownValue: Story = {
  name: 'Valor desconhecido',
  args: { value: 'lives' },
  play: async ({ canvas }) => {
    const first = canvas.getByRole('tab', { name: /Conquistas/ });
    await expect(first).toHaveAttribute('aria-selected', 'true');
  },
};

const months = ['Julho', 'Agosto', 'Setembro', 'Outubro', 'Novembro', 'Dezembro'].map((month, index) => ({
  value: `mes-${index}`,
  label: `${month} de 2026`,
  panel: <Text>Ganhos de {month.toLowerCase()} de 2026.</Text>,
}));

/** More tabs than fit: the row scrolls within itself and opens on the selected one. */
export const ManyOnPhone: Story = {
  name: 'Muitas abas no celular',
  args: { label: 'Meses', items: months, value: 'mes-5' },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('tablist', { name: 'Meses' });
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect(getComputedStyle(row).maskImage).toContain('linear-gradient');
    await userEvent.click(within(row).getByRole('tab', { name: 'Dezembro de 2026' }));
    await userEvent.keyboard('{Home}');
    await expect(row.scrollLeft).toBe(0);
  },
};
