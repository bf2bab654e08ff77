import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { storyRouter, storyRoutes } from '../stories/PortalAt.tsx';
import { Portal } from './Portal.tsx';

/** The portal at one address, with the browser's button. */
function PortalWithBack({ path }: { path: string }) {
  const [router] = useState(() => storyRouter({ path }));
  return (
    <>
      <Portal router={router} routes={storyRoutes} />
      <button
        type="button"
        style={{ position: 'fixed', bottom: 0, right: 0, zIndex: 1 }}
        onClick={() => void router.navigate(-1)}
      >
        Voltar no navegador
      </button>
    </>
  );
}

/** What becomes of title, focus and scrolling from page to page. */
const meta = {
  title: 'Telas/Global/Troca de tela',
  component: PortalWithBack,
  args: { path: '/termos' },
} satisfies Meta<typeof PortalWithBack>;

export default meta;
type Story = StoryObj<typeof meta>;

async function scrollTo(top: number) {
  window.scrollTo(0, top);
  await waitFor(() => expect(window.scrollY).toBe(top));
  // The browser reports it in the next frame.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** A new page starts at its top, with its title in the tab and the focus on its heading. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' });
    await waitFor(() => expect(document.title).toBe('Termos de Uso · Portal Raiz'));
    await scrollTo(700);
    // By mouse, which does not scroll as the focus of a link in the sticky header does.
    canvas.getByRole('link', { name: 'Portal Raiz' }).click();
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Boas-vindas ao Portal Raiz' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(window.scrollY).toBe(0);
    await expect(document.title).toBe('Página inicial · Portal Raiz');
  },
};

/** Going back leads to where one was reading. */
export const WentBack: Story = {
  name: 'Voltou',
  play: async (context) => {
    await Default.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Voltar no navegador' }));
    await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' });
    await waitFor(() => expect(window.scrollY).toBe(700));
  },
};

/** The first page of a visit leaves the focus where the browser puts it. */
export const FirstPage: Story = {
  name: 'Primeira página',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' })).not.toHaveFocus();
  },
};
