import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { expectUncovered, strange } from '../../../internal/storyChecks.ts';
import { Button } from '../Button/Button.tsx';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import { WithOpener } from '../Dialog/storyModal.tsx';
import { KeyValue } from '../KeyValue/KeyValue.tsx';
import { Stack } from '../Layout/Layout.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Sheet } from './Sheet.tsx';

const person = [
  { label: 'E-mail', value: 'beatriz.carvalho@exemplo.com.br' },
  { label: 'Profundidade', value: '2' },
  { label: 'Data da indicação', value: '03/07/2025' },
  { label: 'Indicador', value: 'Ângela Conceição' },
];

const meta = {
  title: 'Componentes/Sheet',
  component: Sheet,
  args: { onClose: fn(), title: 'Beatriz Carvalho', children: <KeyValue items={person} /> },
  render: (args) => <WithOpener modal={Sheet} {...args} />,
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the right edge of a wide window, at full height. */
export const Default: Story = {
  name: 'Painel lateral, gaveta',
  globals: { viewport: { value: 'desk1280' } },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Beatriz Carvalho' })).toBeVisible();
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  },
};

/** A long list opens at its current item. */
export const AtCurrent: Story = {
  name: 'Aberto no item atual',
  args: {
    title: 'Conteúdo do curso',
    children: (
      <Stack>
        {Array.from({ length: 60 }, (_, index) => (
          <TextLink key={index} href={`/curso/aula/${index + 1}`} aria-current={index === 44 ? 'page' : undefined}>
            Aula {index + 1}
          </TextLink>
        ))}
      </Stack>
    ),
  },
  globals: { viewport: { value: 'phone360' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    await expectUncovered(within(sheet).getByRole('link', { name: 'Aula 45', current: 'page' }));
  },
};

const filters = ['Ativa', 'Teste', 'Inativa', 'Pendente', 'Bronze', 'Silver', 'Gold', 'Diamond', 'Double Diamond'];

/** Title and actions stay while the content scrolls. */
export const WithActions: Story = {
  name: 'Com ações e muito conteúdo',
  args: {
    title: 'Filtros',
    children: filters.map((label) => (
      <CheckboxField
        key={label}
        label={label}
        hint="Mostra só as pessoas deste grupo"
        checked={label === 'Ativa'}
        onChange={fn()}
      />
    )),
    actions: (
      <>
        <Button variant="secondary">Limpar</Button>
        <Button>Mostrar 42 pessoas</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone360' } },
  play: async () => {
    const sheet = await screen.findByRole('dialog', { name: 'Filtros' });
    await expectUncovered(within(sheet).getByRole('button', { name: 'Mostrar 42 pessoas' }));
    // Nothing covers the last field when it gets the focus.
    const last = within(sheet).getByRole('checkbox', { name: /Double Diamond/ });
    last.focus();
    await expectUncovered(last);
  },
};

/** At 200 % text. */
export const LongText: Story = {
  name: 'Textos longos',
  args: {
    title: strange.title,
    children: strange.word + strange.mix,
    actions: <Button>{strange.word}</Button>,
  },
  globals: { textSize: 'double', viewport: { value: 'phone320' } },
};
