import { within } from 'storybook/test';

/** The fields of the form that adds a module. */
export async function formOf(canvasElement: HTMLElement) {
  const form = within(await within(canvasElement).findByRole('form', { name: 'Add module' }));
  return {
    form,
    title: form.getByLabelText('Title'),
    description: form.getByLabelText('Description'),
    position: form.getByLabelText('Position'),
    button: form.getByRole('button', { name: 'Add module' }),
  };
}
