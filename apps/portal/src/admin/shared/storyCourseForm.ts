import type { StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import type { PortalAt } from '../../stories/PortalAt.tsx';

type Story = StoryObj<typeof PortalAt>;

/** The form of the first course. */
export const existing = { args: { path: '/admin/cursos-novo?id=1' } } satisfies Story;

/** The fields of the form. */
export async function formOf(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const title = await canvas.findByLabelText('Title');
  return {
    canvas,
    title,
    description: canvas.getByLabelText('Description'),
    content: canvas.getByLabelText('Content'),
    premium: canvas.getByRole('checkbox', { name: 'Premium' }),
    button: canvas.getByRole('button', { name: 'Save course' }),
  };
}
