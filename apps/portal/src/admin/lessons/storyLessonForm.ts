import { within } from 'storybook/test';

/** The fields of the form that adds or edits a lesson. */
export async function formOf(canvasElement: HTMLElement, name = 'Add lesson') {
  const form = within(await within(canvasElement).findByRole('form', { name }));
  return {
    form,
    title: form.getByLabelText('Title'),
    content: form.getByLabelText('Content'),
    video: form.getByLabelText('Video URL'),
    resource: form.getByLabelText('Resource URL'),
    position: form.getByLabelText('Position'),
    required: form.getByRole('checkbox', { name: 'Required' }),
    published: form.getByRole('checkbox', { name: 'Published' }),
    button: form.getByRole('button', { name: /^(Add|Save) lesson$/ }),
  };
}
