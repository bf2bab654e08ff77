import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { networkListsMessages } from '../../../messages/network/lists.ts';
import { Stack } from '../Layout/Layout.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

/** A pagination with state. */
function Turning({ page: first, onPage, ...props }: PaginationProps) {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      {...props}
      page={page}
      onPage={(next) => {
        setPage(next);
        onPage(next);
      }}
    />
  );
}

const meta = {
  title: 'Componentes/Pagination',
  component: Pagination,
  args: {
    page: 2,
    pageSize: 100,
    total: 5000,
    onPage: fn(),
    label: networkListsMessages.pages.label,
    texts: networkListsMessages.pages,
  },
  render: (args) => <Turning {...args} />,
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Paginação',
  play: async ({ canvas, args }) => {
    const pages = within(canvas.getByRole('navigation', { name: 'Páginas' }));
    await expect(pages.getByRole('status')).toHaveTextContent('101 a 200 de 5.000');
    await expect(pages.getByRole('textbox', { name: 'Página' })).toHaveAccessibleDescription('de 50');
    await userEvent.click(pages.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
    await expect(pages.getByRole('status')).toHaveTextContent('201 a 300 de 5.000');
    await userEvent.click(pages.getByRole('button', { name: 'Última página' }));
    await expect(pages.getByRole('status')).toHaveTextContent('4.901 a 5.000 de 5.000');
  },
};

/**
 * A number beyond the last page becomes the last page once confirmed, one below the first becomes the first
 * (docs/specification.md#network). Letters mean the current page, and Esc restores it.
 */
export const Typed: Story = {
  name: 'Página digitada',
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Página' });
    async function type(text: string) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
    }
    await type('abc{Enter}');
    await expect(field).toHaveValue('2');
    await type('7{Escape}');
    await expect(field).toHaveValue('2');
    await type('999');
    await expect(field).toHaveValue('999');
    await expect(args.onPage).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('50');
    await expect(args.onPage).toHaveBeenLastCalledWith(50);
    await type('0');
    await userEvent.tab();
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
    await type('3{Enter}');
    await type('-5{Enter}');
    await expect(field).toHaveValue('1');
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
    await expect(args.onPage).toHaveBeenCalledTimes(4);
  },
};

/** Enter closes the keyboard of a phone, which covers the rows. */
export const OnPhone: Story = {
  name: 'No celular',
  globals: { viewport: { value: 'phone360' } },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Página' });
    await userEvent.type(field, '3{Enter}');
    await expect(field).not.toHaveFocus();
    await expect(args.onPage).toHaveBeenCalledOnce();
    await expect(args.onPage).toHaveBeenCalledWith(3);
  },
};

/** Buttons that lead nowhere announce that and keep the focus. */
export const First: Story = {
  name: 'Primeira página',
  args: { page: 2, total: 250 },
  play: async ({ canvas, args }) => {
    const back = canvas.getByRole('button', { name: 'Página anterior' });
    await userEvent.click(back);
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await expect(back).toHaveFocus();
    await userEvent.click(back);
    await expect(args.onPage).toHaveBeenCalledOnce();
  },
};

/** On the last page, in a list that became shorter, with one page, which shows only the range, and without items. */
export const Ranges: Story = {
  name: 'Do fim ao nada',
  render: (args) => (
    <Stack>
      <Pagination {...args} label="Última" page={3} total={250} />
      <Pagination {...args} label="Além da última" page={40} total={250} />
      <Pagination {...args} label="Uma só" page={1} total={12} />
      <Pagination {...args} label="Nada" page={1} total={0} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const statuses = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await expect(statuses).toEqual(['201 a 250 de 250', '201 a 250 de 250', '1 a 12 de 12', 'Nenhum item']);
    const last = within(canvas.getByRole('navigation', { name: 'Última' }));
    await expect(last.getByRole('button', { name: 'Próxima página' })).toHaveAttribute('aria-disabled', 'true');
    const beyond = within(canvas.getByRole('navigation', { name: 'Além da última' }));
    await expect(beyond.getByRole('textbox', { name: 'Página' })).toHaveValue('3');
    await expect(canvas.getAllByRole('button', { name: 'Próxima página' })).toHaveLength(2);
  },
};
