import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useState, type ComponentType } from 'react';
import { Button } from '@raiz/ui';
import { lazyPart } from './lazyPart.tsx';

const missing = 'Failed to fetch dynamically imported module: /assets/QrDialog-x1.js';

/** Number of requests for the chunk in this story. */
let asked = 0;

function load(times: number): () => Promise<ComponentType> {
  return () => {
    asked += 1;
    if (asked > times) return Promise.resolve(() => <p>A parte está aqui.</p>);
    return Promise.reject(new Error(missing));
  };
}

function Opening({ failures }: { failures: number }) {
  const [{ Part }] = useState(() => lazyPart(load(failures)));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <label>
        Nome <input />
      </label>
      <Button onClick={() => setOpen(!isOpen)}>Abrir</Button>
      {isOpen && <Part />}
    </>
  );
}

/** If a part's chunk fails to load, the rest of the page, including typed text, stays. */
const meta = {
  title: 'Telas/Global/Problemas/Parte que se abre',
  component: Opening,
  args: { failures: 1 },
  parameters: { expectedErrors: [{ text: missing, because: 'the story shows a part without its chunk' }] },
  beforeEach: () => {
    asked = 0;
  },
} satisfies Meta<typeof Opening>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focuses an error and loads on retry. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Nome'), 'Ana');
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'Não foi possível abrir esta parte da página. Verifique sua conexão e tente novamente.',
    );
    await expect(alert).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Recarregar a página' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await canvas.findByText('A parte está aqui.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Abrir' })).toHaveFocus());
    await expect(canvas.getByLabelText('Nome')).toHaveValue('Ana');
    await expect(asked).toBe(2);
  },
};

/**
 * Chromium caches a failed import: after a retry the part offers only a reload. Opening the part
 * again fetches again, for other browsers.
 */
export const StillMissing: Story = {
  name: 'Continua faltando',
  args: { failures: 2 },
  play: async ({ canvas }) => {
    const open = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(open);
    await userEvent.click(await canvas.findByRole('button', { name: 'Tentar novamente' }));
    await waitFor(() => expect(asked).toBe(2));
    await expect(await canvas.findByRole('button', { name: 'Recarregar a página' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'Tentar novamente' })).toBeNull();
    await userEvent.click(open);
    await userEvent.click(open);
    await canvas.findByText('A parte está aqui.');
  },
};
