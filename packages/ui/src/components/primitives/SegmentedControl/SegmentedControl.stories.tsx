import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EditIcon, EyeIcon } from '../../../icons/actions.tsx';
import { LinkIcon, ListIcon } from '../../../icons/subjects.tsx';
import { useLive } from '../../../internal/storyChecks.ts';
import { Stack } from '../Layout/Layout.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Componentes/SegmentedControl',
  component: SegmentedControl<string>,
  args: {
    label: 'Visualização',
    value: 'table',
    onChange: fn(),
    onIntent: fn(),
    options: [
      { value: 'table', label: 'Tabela', icon: <ListIcon size="text" /> },
      { value: 'tree', label: 'Árvore', icon: <LinkIcon size="text" /> },
    ],
  },
  render: function Live(args) {
    return <SegmentedControl {...args} {...useLive(args)} />;
  },
} satisfies Meta<typeof SegmentedControl<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Alternador, opções lado a lado',
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('group', { name: 'Visualização' });
    const [table, tree] = within(group).getAllByRole('button');
    await expect(table).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect(table).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onIntent).toHaveBeenCalledWith('tree');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('tree');
    await expect(tree).toHaveAttribute('aria-pressed', 'true');
    await expect(table).toHaveAttribute('aria-pressed', 'false');
  },
};

const modes = [
  { value: 'write', label: 'Write', icon: <EditIcon size="text" /> },
  { value: 'preview', label: 'Preview', icon: <EyeIcon size="text" /> },
];
const periods = ['Mês', 'Trimestre', 'Ano', 'Tudo'].map((label) => ({ value: label, label }));

/** Words do not break. */
export const Variants: Story = {
  name: 'Quatro opções, e em inglês',
  globals: { viewport: { value: 'phone360' } },
  render: (args) => (
    <Stack>
      <SegmentedControl {...args} label="Período" value="Ano" options={periods} />
      <SegmentedControl {...args} label="Mode" value="write" options={modes} />
    </Stack>
  ),
};
