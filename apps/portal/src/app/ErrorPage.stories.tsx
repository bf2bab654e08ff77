import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, fn, userEvent } from 'storybook/test';
import { lazyPart } from '../shared/lazy/lazyPart.tsx';
import { lazyPage } from './page.tsx';
import { RouteError } from './RouteError.tsx';
import { ErrorPage } from './ErrorPage.tsx';

/**
 * Replaces a page that crashed or whose chunk failed to load.
 */
const meta = {
  title: 'Telas/Global/Problemas',
  component: ErrorPage,
  args: { reason: 'crash', onRetry: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof ErrorPage>;

/** An error of the program took the page down: the sentence, a retry, and the way home. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Algo deu errado nesta página.');
    await expect(canvas.getByRole('link', { name: 'Ir para a página inicial' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The chunk is gone with the release that the page was opened with: a reload gets the new one. */
export const NewRelease: Story = {
  name: 'Portal atualizado',
  args: { reason: 'newVersion' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('O portal foi atualizado.');
    await userEvent.click(canvas.getByRole('button', { name: 'Recarregar a página' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The error element of a route table whose only page a story defines. */
function routed(element: ReactNode): Story {
  return {
    render: () => {
      const routes = [{ path: '*', element, errorElement: <RouteError /> }];
      return <RouterProvider router={createMemoryRouter(routes)} />;
    },
  };
}

const because = 'the story shows what a page that throws leaves behind';

function Thrower(): never {
  throw new TypeError('x is undefined');
}

/** A page that throws while it renders. */
export const ThrownByThePage: Story = {
  ...routed(<Thrower />),
  name: 'Erro na própria página',
  parameters: { expectedErrors: [{ text: 'x is undefined', because }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Algo deu errado nesta página.');
  },
};

const { Part: ThrowingPart } = lazyPart(() => Promise.resolve(Thrower));

/** A lazy part that throws is an error of the page: trying its chunk again would not help. */
export const ThrownByAPart: Story = {
  ...ThrownByThePage,
  ...routed(<ThrowingPart />),
  name: 'Erro em parte da página',
};

const missing = 'Failed to fetch dynamically imported module: /assets/Perfil.js';

/** A page whose chunk cannot be fetched. The retry reloads the page, as a journey shows. */
export const MissingChunk: Story = {
  ...routed(lazyPage(() => Promise.reject(new TypeError(missing))).element),
  name: 'Código da página em falta',
  parameters: { expectedErrors: [{ text: missing, because }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Não foi possível carregar esta página.');
    await expect(canvas.getByRole('button', { name: 'Tentar novamente' })).toBeEnabled();
  },
};
