import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../../../internal/storyChecks.ts';
import { networkListsMessages } from '../../../messages/network/lists.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

/** Pages that can really be turned. */
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
  name: 'Padrão',
  play: async ({ canvasElement, args }) => {
    const pages = within(within(canvasElement).getByRole('navigation', { name: 'Páginas' }));
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
 * A number beyond the last page becomes the last page once confirmed
 * (docs/specification.md#network).
 */
export const TypedTooLarge: Story = {
  name: 'Número grande demais',
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Página' });
    await userEvent.clear(field);
    await userEvent.type(field, '999');
    await expect(field).toHaveValue('999');
    await expect(args.onPage).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('50');
    await expect(args.onPage).toHaveBeenCalledOnce();
    await expect(args.onPage).toHaveBeenLastCalledWith(50);
  },
};

export const TypedZero: Story = {
  name: 'Zero digitado',
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Página' });
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.tab();
    await expect(args.onPage).toHaveBeenCalledOnce();
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
  },
};

export const TypedNegative: Story = {
  name: 'Número negativo digitado',
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Página' });
    await userEvent.clear(field);
    await userEvent.type(field, '-5{Enter}');
    await expect(field).toHaveValue('1');
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
  },
};

/** Letters and an empty field mean the page one is on, and Esc takes back what was typed. */
export const TypedNonsense: Story = {
  name: 'Letras digitadas',
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Página' });
    await userEvent.clear(field);
    await userEvent.type(field, 'abc{Enter}');
    await expect(field).toHaveValue('2');
    await userEvent.type(field, '7{Escape}');
    await expect(field).toHaveValue('2');
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};

/** Ways that lead nowhere say so and keep the focus. */
export const First: Story = {
  name: 'Primeira página',
  args: { page: 2, total: 250 },
  play: async ({ canvasElement, args }) => {
    const back = within(canvasElement).getByRole('button', { name: 'Página anterior' });
    await userEvent.click(back);
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await expect(back).toHaveFocus();
    await userEvent.click(back);
    await expect(args.onPage).toHaveBeenCalledOnce();
  },
};

export const Last: Story = {
  name: 'Última página',
  args: { page: 3, total: 250 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('201 a 250 de 250');
    await expect(within(canvasElement).getByRole('button', { name: 'Próxima página' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Nothing to turn: the range alone. */
export const OnePage: Story = {
  name: 'Uma página',
  args: { page: 1, total: 12 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('1 a 12 de 12');
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

export const Nothing: Story = {
  name: 'Nada',
  args: { page: 1, total: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Nenhum item');
  },
};

/** The list became shorter: the last page is shown. */
export const BeyondTheLast: Story = {
  name: 'Além da última',
  args: { page: 40, total: 250 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox', { name: 'Página' })).toHaveValue('3');
  },
};

export const HugePageNumber: Story = {
  name: 'Número de página enorme',
  args: { page: 123_456, total: 99_999_999 },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll();
    const field = within(canvasElement).getByRole<HTMLInputElement>('textbox', { name: 'Página' });
    await expect(field).toHaveValue('123456');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
};

/** 200 % text: the field has room for the longest number that fits it. */
export const LargeText: Story = {
  name: 'Texto a 200 %',
  args: { page: 123_456, total: 99_999_999 },
  globals: { textSize: 'double', viewport: { value: 'tablet768' } },
  play: HugePageNumber.play,
};
