import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { dismissedAt } from './dismissal.ts';

/** The banner's position: at the bottom of the window, without shifting the content. */
const meta = {
  title: 'Telas/Global/Aviso da assinatura: lugar',
  component: PortalAt,
  args: { path: '/termos' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => signInAs('inativa@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = { name: 'Aviso sobre a assinatura' };
const key = 'bannerHiddenUntil.5';

/**
 * Upper edges of everything in the page around the banner, in pixels from the top of the document.
 */
function places(canvasElement: HTMLElement): number[] {
  const parts = canvasElement.querySelectorAll('header, main, main *, footer');
  return Array.from(parts, (part) => part.getBoundingClientRect().top + window.scrollY);
}

/** The banner appears late, without shifting the content. */
export const Default: Story = {
  name: 'Padrão',
  beforeEach: () => localStorage.setItem(key, dismissedAt(Date.now())),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
    // The last stylesheets and the font are there, and the banner's calls were answered.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(canvas.queryByRole('region', region)).toBeNull();
    const before = places(canvasElement);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    const banner = await canvas.findByRole('region', region);
    await waitFor(() => expect(banner.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
    await expect(places(canvasElement)).toEqual(before);
  },
};

/** What gets the focus by the keyboard does not end up under the banner. */
export const KeepsTheFocusClear: Story = {
  name: 'Não cobre o foco',
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const banner = await canvas.findByRole('region', region);
    const root = getComputedStyle(document.documentElement);
    await waitFor(() =>
      expect(Number.parseFloat(root.scrollPaddingBottom)).toBeCloseTo(banner.getBoundingClientRect().height, 0),
    );
    await userEvent.click(within(banner).getByRole('button', { name: 'Dispensar este aviso por 2 horas' }));
    await waitFor(() => expect(root.scrollPaddingBottom).toBe('auto'));
  },
};
