import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { requestsTo } from '../../stories/mock.ts';
import type { PortalAt } from '../../stories/PortalAt.tsx';

type Story = StoryObj<typeof PortalAt>;

/** The banner's role and name. */
export const region = { name: 'Aviso sobre a assinatura' };
/** Name of the button that hides the banner. */
export const dismiss = 'Dispensar este aviso por 2 horas';

/** A `play` that expects the banner with a sentence and a link to /assinatura. */
export function says(text: string, link: string): NonNullable<Story['play']> {
  return async ({ canvasElement }) => {
    const banner = await within(canvasElement).findByRole('region', region);
    await expect(banner).toHaveTextContent(text);
    await expect(within(banner).getByRole('link', { name: link })).toHaveAttribute('href', '/assinatura');
    await expect(within(banner).getByRole('button', { name: dismiss })).toBeEnabled();
    // Pictures show the page from its top.
    window.scrollTo(0, 0);
  };
}

/** A `play` that expects the page without a banner, once its status was read or failed. */
export const silent: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
  await waitFor(() => expect(requestsTo('GET /assinatura/status').length).toBeGreaterThan(0));
  // Long enough to render an answer.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect(canvas.queryByRole('region', region)).toBeNull();
  await expect(canvas.queryByRole('alert')).toBeNull();
};

/** A `play` that expects the banner of an inactive subscription. */
export const inactive = says('Sua assinatura está inativa.', 'Ativar assinatura');
