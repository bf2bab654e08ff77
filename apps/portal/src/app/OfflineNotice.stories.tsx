import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { PortalAt } from '../stories/PortalAt.tsx';

function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** The connection is lost and returns. */
const meta = {
  title: 'Telas/Global/Sem conexão',
  component: PortalAt,
  args: { path: '/termos' },
  beforeEach: () => {
    setOnline(false);
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      window.dispatchEvent(new Event('online'));
    };
  },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const lost = 'Você está sem conexão. O que você digitou continua aqui.';
const back = 'Conexão restabelecida.';

/** A notice at the bottom of the window; the page stays usable. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(lost)).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' })).toBeVisible();
  },
};

/** Says that the connection is back, and disappears a little later. */
export const OnlineAgain: Story = {
  name: 'Conexão de volta',
  play: async ({ canvas }) => {
    await canvas.findByText(lost);
    setOnline(true);
    await expect(await canvas.findByText(back)).toBeVisible();
    await expect(canvas.queryByText(lost)).toBeNull();
    await waitFor(() => expect(canvas.queryByText(back)).toBeNull(), { timeout: 8000 });
  },
};
