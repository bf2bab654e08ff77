import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Form } from '../Form/Form.tsx';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx';
import { bank, LiveCombobox, partsOf } from './storyCombobox.tsx';

/**
 * A combobox in its surroundings: forms, dialogs, the edge of the screen, the
 * content policy.
 */
const meta = {
  title: 'Componentes/ComboboxField na página',
  component: ComboboxField,
  args: { ...bank, onChange: fn() },
  render: (args) => <LiveCombobox {...args} />,
} satisfies Meta<typeof ComboboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = fn();

/** Enter takes an option or keeps the text; pressed again it sends the form. */
export const Default: Story = {
  name: 'Padrão',
  beforeEach: () => void submit.mockClear(),
  render: (args) => (
    <Form label="Dados bancários" onSubmit={submit}>
      <LiveCombobox {...args} />
      <Button type="submit">Salvar</Button>
    </Form>
  ),
  play: async ({ canvasElement, args }) => {
    const { input } = partsOf(canvasElement);
    await userEvent.type(input(), '077{Enter}');
    await expect(input()).toHaveValue('Inter');
    await expect(args.onChange).toHaveBeenLastCalledWith('Inter', { value: 'Inter', label: 'Inter', hint: '077' });
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(submit).toHaveBeenCalledOnce();
  },
};

const closeDialog = fn();

/** Inside a dialog, Esc closes the list first and only then the dialog. */
export const InDialog: Story = {
  name: 'Dentro de um diálogo',
  beforeEach: () => void closeDialog.mockClear(),
  render: (args) => (
    <Dialog title="Dados bancários" open onClose={closeDialog}>
      <LiveCombobox {...args} />
    </Dialog>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('combobox'), 'bra');
    await expect(dialog.getAllByRole('option')).not.toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await expect(dialog.queryAllByRole('option')).toHaveLength(0);
    await expect(closeDialog).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(closeDialog).toHaveBeenCalledOnce();
  },
};

function AtBottom(props: ComboboxFieldProps) {
  return (
    <div style={{ paddingBlockStart: '70vh' }}>
      <LiveCombobox {...props} />
    </div>
  );
}

/** Without room below, the list opens above the field. */
export const OpensUpward: Story = {
  name: 'Abre para cima',
  render: (args) => <AtBottom {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas, input } = partsOf(canvasElement);
    await userEvent.click(input());
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(list.bottom).toBeLessThan(input().getBoundingClientRect().top);
    await expect(list.top).toBeGreaterThanOrEqual(0);
    await userEvent.keyboard('{End}');
    const last = canvas.getByRole('option', { name: /Sicoob/ }).getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(list.bottom);
  },
};
