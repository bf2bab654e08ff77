import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '@raiz/ui';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileButton } from './FileButton.tsx';

const write = fn();

/** Number of imports that still fail. */
let failures = 0;

async function load() {
  failures -= 1;
  if (failures >= 0) throw new TypeError('Failed to fetch dynamically imported module: /assets/writePayments-x1.js');
  return write;
}

/** A button that loads its chunk on press: a failure keeps the page and shows an error. */
const meta = {
  title: 'Telas/Global/Problemas/Arquivo que se baixa',
  component: FileButton,
  args: { load, children: 'Baixar CSV' },
  render: (args) => (
    <Inline>
      <FileButton {...args} />
    </Inline>
  ),
  beforeEach: () => {
    write.mockReset();
    failures = 0;
  },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Baixar CSV' });
    await userEvent.click(button);
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    await waitFor(() => expect(button).toBeEnabled());
  },
};

/** While it writes a long file, the button is disabled and says so. */
export const Writing: Story = {
  name: 'Preparando o arquivo',
  args: { busyLabel: 'Preparando o arquivo...' },
  beforeEach: () => void write.mockReturnValue(new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar CSV' }));
    await expect(await canvas.findByRole('button', { name: 'Preparando o arquivo...' })).toBeDisabled();
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
  },
};

/** The chunk fails to load: focuses an error, and downloads the file on retry. */
export const Missing: Story = {
  name: 'Em falta',
  // Hover, focus and press each fetch the chunk.
  beforeEach: () => void (failures = 3),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Baixar CSV' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Não foi possível abrir esta parte da página. Verifique sua conexão e tente novamente.',
    );
    await expect(alert).toHaveFocus();
    await expect(write).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(write).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Baixar CSV' })).toHaveFocus());
  },
};
