import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { signInAs } from '../../stories/mock.ts';
import { PortalAt } from '../../stories/PortalAt.tsx';
import { expectNoSidewaysScroll } from '../../stories/storyChecks.ts';
import { fill } from '../shared/storySteps.ts';
import { formOf } from './storyModules.ts';

/** On narrow windows the form takes the place of the list. */
const meta = {
  title: 'Telas/Admin/Módulos: janela estreita',
  component: PortalAt,
  args: { path: '/admin/curso/1/modulo' },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone360' } },
  beforeEach: () => signInAs('admin@exemplo.com.br'),
} satisfies Meta<typeof PortalAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Padrão',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = await canvas.findByRole('row', { name: /Conheça o portal/ });
    await expect(row.getBoundingClientRect().height).toBeLessThanOrEqual(72);
    await expect(canvas.queryByRole('form')).toBeNull();
    await expectNoSidewaysScroll();
  },
};

/** A module is added and the list is back; cancelling returns to the button. */
export const Added: Story = {
  name: 'Adicionado',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'New module' }));
    const { form, button } = await formOf(canvasElement);
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
    const opener = await canvas.findByRole('button', { name: 'New module' });
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await fill((await formOf(canvasElement)).title, 'Fechamento');
    await userEvent.click((await formOf(canvasElement)).button);
    await expect(await canvas.findByRole('row', { name: /Fechamento/ })).toBeVisible();
    await expect(canvas.getByText('Module saved!').closest('[role="status"]')).toHaveFocus();
  },
};
