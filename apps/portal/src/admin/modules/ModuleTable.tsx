import type { Received } from '@raiz/api-client';
import { emptyValue } from '@raiz/ui/format';
import { Button, ButtonLink, Inline } from '@raiz/ui';
import { type DataTableColumn, DataTable } from '@raiz/ui/table';
import { adminFormMessages, adminModulesMessages as messages } from '@raiz/ui/messages/admin';
import { useMemo } from 'react';
import { to } from '../../shared/paths.ts';
import { named } from '../shared/named.ts';
import { hasId, type WithId } from '../../shared/rows.ts';
import { SortableRows } from '../shared/order/SortableRows.tsx';
import { useOrderColumn } from '../shared/order/useOrderColumn.tsx';
import { useStable } from '../shared/useStable.ts';
import { WrittenText } from '../shared/WrittenText.tsx';

type Module = Received<'Modulo'>;

export interface ModuleTableProps {
  /** For the links of each row. */
  courseId: number;
  /** The modules in order. */
  modules: readonly Module[];
  /** Moves a module to a place among those that can be moved, from 0. */
  onMove: (id: number, place: number) => void;
  /** Opens the question; deletes nothing yet. */
  onDelete: (module: WithId<Module>) => void;
}

/** The modules with their actions; each action names its module. */
export function ModuleTable({ courseId, modules, onMove, onDelete }: ModuleTableProps) {
  const orderColumn = useOrderColumn(modules, onMove);
  const remove = useStable(onDelete);
  const columns = useMemo<DataTableColumn<Module>[]>(
    () => [
      { id: 'position', header: adminFormMessages.position, render: (module) => String(module.position ?? emptyValue) },
      {
        id: 'title',
        rowHeader: true,
        header: adminFormMessages.title,
        render: (module) => <WrittenText>{module.title}</WrittenText>,
      },
      orderColumn,
      {
        id: 'actions',
        header: adminFormMessages.actions,
        render: (module) => hasId(module) && <ModuleActions {...{ courseId, module }} onDelete={remove} />,
      },
    ],
    [courseId, orderColumn, remove],
  );
  return (
    <SortableRows items={modules} onMove={onMove}>
      <DataTable
        caption={messages.title}
        hideCaption
        lang="en"
        rows={modules}
        rowKey={(module, at) => module.id ?? `at ${at}`}
        columns={columns}
      />
    </SortableRows>
  );
}

interface ModuleActionsProps extends Pick<ModuleTableProps, 'courseId' | 'onDelete'> {
  module: WithId<Module>;
}

function ModuleActions({ courseId, module, onDelete }: ModuleActionsProps) {
  return (
    <Inline gap={8}>
      <ButtonLink
        size="small"
        variant="secondary"
        href={to.adminModule(courseId, module.id)}
        aria-label={messages.editItem(named(module))}
      >
        {messages.edit}
      </ButtonLink>
      <ButtonLink
        size="small"
        variant="secondary"
        href={to.adminLessons(courseId, module.id)}
        aria-label={messages.lessonsItem(named(module))}
      >
        {messages.lessons}
      </ButtonLink>
      <Button
        size="small"
        variant="quietDanger"
        onClick={() => onDelete(module)}
        aria-label={messages.deleteItem(named(module))}
      >
        {messages.delete}
      </Button>
    </Inline>
  );
}
