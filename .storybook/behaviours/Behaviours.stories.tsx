import { createMockApi } from '@raiz/mock-server';
import { behaviours } from '@raiz/mock-server/behaviours';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { BehaviourList } from './BehaviourList.tsx';

const reach = (request: Request) => fetch(request);

/** The mock server's behaviours, checked in this browser through Storybook's service worker. */
const meta = {
  title: 'Contrato/Servidor de demonstração',
  component: BehaviourList,
  args: { reach },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: ({ msw }) => {
    const api = createMockApi();
    // Unknown calls are intended here.
    msw.events.removeAllListeners();
    msw.use(http.all(/\/(?:api|__mock)(?:\/|$)/, ({ request }) => api.fetch(request)));
  },
} satisfies Meta<typeof BehaviourList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = `${behaviours.length} de ${behaviours.length} como deve ser`;
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(all), { timeout: 30_000 });
    await expect(canvas.queryByText(/diferente/)).toBeNull();
  },
};
