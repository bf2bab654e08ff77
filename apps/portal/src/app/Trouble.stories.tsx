import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Boundary } from './Boundary.tsx';
import { Trouble } from './Trouble.tsx';

/** What stands in place of a page that broke or did not come (contract.md, 4.4): never a blank one. */
const meta = {
  title: 'Telas/Global/Problemas',
  component: Trouble,
  args: { breakage: 'program', reloads: false, onReload: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Trouble>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An error of the program took the page down: the sentence, a retry that loads it anew, and the way home. */
export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Algo deu errado nesta página.');
    await expect(canvas.getByRole('link', { name: 'Ir para a página inicial' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** The page's files did not come, not even after the page was loaded anew. */
export const FilesMissing: Story = {
  args: { breakage: 'files' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Não foi possível carregar esta página.');
    await expect(args.onReload).not.toHaveBeenCalled();
  },
};

/** The first time, the page says so and is loaded anew by itself: after a new release, its old files are gone. */
export const Reloading: Story = {
  args: { breakage: 'files', reloads: true },
  play: async ({ canvasElement, args }) => {
    const status = await within(canvasElement).findByRole('status');
    await expect(status).toHaveTextContent('Recarregando a página para buscar a versão mais nova...');
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

const because = 'the story shows what a page that throws leaves behind';

function thrower(message: string) {
  return function Thrower(): never {
    throw new TypeError(message);
  };
}

function broken(message: string): Story {
  const Thrower = thrower(message);
  return {
    parameters: { expectedErrors: [{ text: message, because }] },
    render: (args) => (
      <Boundary instead={(breakage) => <Trouble {...args} breakage={breakage} />}>
        <Thrower />
      </Boundary>
    ),
  };
}

/** A page that throws while it is drawn. */
export const ThrownByThePage: Story = {
  ...broken('x is undefined'),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Algo deu errado nesta página.');
  },
};

/** A page whose import fails. */
export const ThrownByItsFiles: Story = {
  ...broken('Failed to fetch dynamically imported module: /assets/Perfil.js'),
  play: FilesMissing.play,
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const Narrow: Story = { args: { breakage: 'files' }, globals: { viewport: { value: 'phone320' } } };
