import type { Meta, StoryObj } from '@storybook/react-vite';
import { editMessages } from '@raiz/ui/messages/global';
import { adminFormMessages } from '@raiz/ui/messages/admin';
import { expect, fn, screen, within } from 'storybook/test';
import { ConflictDialog } from './ConflictDialog.tsx';

/** The question which of two versions to save. */
const meta = {
  title: 'Padrões/Duas versões',
  component: ConflictDialog,
  args: {
    texts: editMessages.conflict,
    fields: [
      { label: 'Nome', mine: 'Mariana Prado', theirs: 'Mariana de Souza Prado' },
      { label: 'Endereço', mine: 'Rua da Paz, 10', theirs: '' },
    ],
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Marks the words that differ, but not a whole text. */
export const Default: Story = {
  name: 'Padrão',
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Mudou em outro lugar também' }));
    await expect(dialog.getByText('(vazio)')).toBeVisible();
    await expect(dialog.getByText('Rua da Paz, 10')).toBeVisible();
    await expect(Array.from(document.querySelectorAll('mark'), (mark) => mark.textContent)).toEqual(['de Souza ']);
  },
};

/** In English, with a flag. */
export const Flag: Story = {
  name: 'Sim ou não',
  args: { texts: adminFormMessages.conflict, lang: 'en', fields: [{ label: 'Published', mine: true, theirs: false }] },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('yes')).toBeVisible();
    await expect(dialog.getByText('no')).toBeVisible();
  },
};
