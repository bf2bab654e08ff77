import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectUncovered, strange } from '../../../internal/storyChecks.ts';
import { ArrowLeftIcon, ArrowRightIcon } from '../../../icons/navigation.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { PageLayout } from '../PageLayout/PageLayout.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { BottomBar, type BottomBarProps } from './BottomBar.tsx';

const fields = ['Título', 'Descrição', 'Link do vídeo', 'Duração', 'Posição', 'Materiais', 'Resumo', 'Autor'];

function Page(props: BottomBarProps) {
  return (
    <PageLayout>
      <div style={{ maxWidth: 560 }}>
        <Card title="Dados da aula">
          {fields.map((label) => (
            <TextField key={label} label={label} name={label} value="" onChange={fn()} />
          ))}
        </Card>
      </div>
      <BottomBar {...props} />
    </PageLayout>
  );
}

const meta = {
  title: 'Componentes/BottomBar',
  component: BottomBar,
  parameters: { layout: 'fullscreen' },
  args: { children: <Button>Salvar</Button> },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof BottomBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Wide windows show the action in place, at its own width. */
export const Default: Story = {
  name: 'Barra inferior',
  globals: { viewport: { value: 'desk1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Salvar' })).toBeVisible();
    await expect(document.documentElement.style.scrollPaddingBottom).toBe('');
  },
};

/** The bar spans the window and does not cover the focused field. */
export const OnPhone: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Salvar' });
    await expectUncovered(button);
    await waitFor(() => expect(document.documentElement.style.scrollPaddingBottom).not.toBe(''));
    for (const field of canvas.getAllByRole('textbox')) {
      field.focus();
      await expectUncovered(field);
    }
  },
};

/** On a page shorter than the window the bar is at the window's bottom, with nothing behind it. */
export const ShortPage: Story = {
  name: 'Página curta',
  globals: { viewport: { value: 'phone360' } },
  render: (args) => (
    <PageLayout>
      <Text>Uma aula curta.</Text>
      <BottomBar {...args} />
    </PageLayout>
  ),
  play: async ({ canvas }) => {
    await expectUncovered(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(parseFloat(document.body.style.paddingBottom)).toBeGreaterThan(44));
  },
};

/** For pages with the action elsewhere on wide windows. */
export const HiddenWhenWide: Story = {
  name: 'Só no celular',
  args: { wide: 'hidden' },
  globals: { viewport: { value: 'desk1280' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Salvar' })).toBeNull();
  },
};

/** A lesson's bar: the main action between its neighbours, at 200 % text. */
export const LongText: Story = {
  name: 'Textos longos',
  args: {
    summary: <Text>{strange.word}</Text>,
    children: (
      <>
        <IconButton label="Aula anterior" icon={<ArrowLeftIcon />} />
        <Button block>{strange.word}</Button>
        <IconButton label="Próxima aula" icon={<ArrowRightIcon />} />
      </>
    ),
  },
  globals: { textSize: 'double', viewport: { value: 'phone320' } },
};
