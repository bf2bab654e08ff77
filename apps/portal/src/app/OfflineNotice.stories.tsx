import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { noteCall } from '../shared/session/connection.ts';
import { fault } from '../stories/mock.ts';
import { openInStory, PortalAt } from '../stories/PortalAt.tsx';
import { expectUncovered, later } from '../stories/storyChecks.ts';

/** What the browser says of its connection. */
function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** The connection is lost and returns. */
const meta = {
  title: 'Telas/Global/Sem conexão',
  component: PortalAt,
  args: { path: '/termos' },
  beforeEach: () => () => {
    Reflect.deleteProperty(navigator, 'onLine');
    // The portal is gone and hears no event: the next story would begin without a connection.
    noteCall(true);
  },
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const lost = 'Você está sem conexão. O que você digitou continua aqui.';
const back = 'Conexão restabelecida.';

/** A notice below the header covers nothing; the page stays usable. */
export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' });
    setOnline(false);
    const notice = await canvas.findByText(lost);
    await expect(notice).toBeVisible();
    await expectUncovered(notice);
    await expectUncovered(heading);
  },
};

/** Says that the connection is back, and disappears a little later. */
export const OnlineAgain: Story = {
  name: 'Conexão de volta',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Termos de Uso' });
    setOnline(false);
    await canvas.findByText(lost);
    setOnline(true);
    await expect(await canvas.findByText(back)).toBeVisible();
    await expect(canvas.queryByText(lost)).toBeNull();
    await later(5000, () => expect(canvas.queryByText(back)).toBeNull());
  },
};

/** A browser that says so while calls are answered, as with a VPN, is not believed; when one fails, it is. */
export const WronglyOffline: Story = {
  name: 'O navegador se engana',
  args: { path: '/assinatura' },
  parameters: { session: 'inactive' },
  beforeEach: () => setOnline(false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Pagar com cartão' })).toBeEnabled();
    await expect(canvas.queryByText(lost)).toBeNull();
    fault({ operation: 'listPayments', kind: 'drop' });
    openInStory('/assinatura/pagamentos');
    await expect(await canvas.findByText(lost)).toBeVisible();
  },
};
