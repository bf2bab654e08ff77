import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inFormWidth, useLive } from '../../../internal/storyChecks.ts';
import { media } from '../../../theme/media.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Componentes/SearchField',
  component: SearchField,
  decorators: [inFormWidth],
  args: { label: 'Buscar cursos', value: '', onChange: fn() },
  render: function Live(args) {
    return <SearchField {...args} {...useLive(args)} />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Campo de busca',
  play: async ({ canvas, args }) => {
    const search = canvas.getByRole('searchbox', { name: 'Buscar cursos' });
    await expect(search).toHaveAttribute('placeholder', 'Buscar cursos');
    await userEvent.type(search, 'a');
    await expect(args.onChange).toHaveBeenLastCalledWith('a');
    await expect(search).toHaveValue('a');
    // On a phone Enter closes the keyboard; a keyboard of keys keeps its place.
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement === search).toBe(!window.matchMedia(media.touch).matches);
  },
};

const submit = fn();

/** Enter closes the keyboard of a phone, which covers what was found, and still submits a form. */
export const LeftByEnter: Story = {
  name: 'Enter fecha o teclado',
  globals: { viewport: { value: 'phone360' } },
  decorators: [
    (Field) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field />
      </form>
    ),
  ],
  play: async ({ canvas, args }) => {
    submit.mockClear();
    const search = canvas.getByRole('searchbox');
    await expect(search).toHaveAttribute('enterkeyhint', 'search');
    await userEvent.type(search, 'a{Enter}');
    await expect(search).not.toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('a');
    await expect(submit).toHaveBeenCalledOnce();
  },
};
