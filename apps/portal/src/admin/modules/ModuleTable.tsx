import type { Received } from '@raiz/api-client';
import { type DataTableColumn, DataTable } from '@raiz/ui/table';
import { adminFormMessages, adminModulesMessages as messages } from '@raiz/ui/messages/admin';
import { useMemo } from 'react';
import { to } from '../../shared/paths.ts';
import { named } from '../shared/named.ts';
import { hasId, rowKey, type WithId } from '../../shared/reads/rows.ts';
import { SortableRows } from '../shared/order/SortableRows.tsx';
import { useOrderColumn } from '../shared/order/useOrderColumn.tsx';
import { RowActions } from '../shared/rows/RowActions.tsx';
import { RowTitle } from '../shared/rows/RowTitle.tsx';
import { useStable } from '../shared/useStable.ts';

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

/** The modules; a title leads to its lessons. */
export function ModuleTable({ courseId, modules, onMove, onDelete }: ModuleTableProps) {
  const orderColumn = useOrderColumn(modules, onMove);
  const remove = useStable(onDelete);
  const columns = useMemo<DataTableColumn<Module>[]>(
    () => [
      orderColumn,
      {
        id: 'title',
        rowHeader: true,
        header: adminFormMessages.title,
        render: (module) => <RowTitle row={module} hrefOf={(id) => to.adminLessons(courseId, id)} />,
      },
      {
        id: 'actions',
        header: adminFormMessages.actions,
        hideHeader: true,
        listPart: 'after',
        render: (module) => hasId(module) && <ModuleActions {...{ courseId, module }} onDelete={remove} />,
      },
    ],
    [courseId, orderColumn, remove],
  );
  return (
    <SortableRows items={modules} onMove={onMove}>
      <DataTable caption={messages.title} hideCaption lang="en" rows={modules} rowKey={rowKey} columns={columns} />
    </SortableRows>
  );
}

interface ModuleActionsProps extends Pick<ModuleTableProps, 'courseId' | 'onDelete'> {
  module: WithId<Module>;
}

function ModuleActions({ courseId, module, onDelete }: ModuleActionsProps) {
  const name = named(module);
  return (
    <RowActions
      title={name.title}
      actions={[
        { id: 'edit', label: messages.edit, name: messages.editItem(name), href: to.adminModule(courseId, module.id) },
        {
          id: 'lessons',
          label: messages.lessons,
          name: messages.lessonsItem(name),
          href: to.adminLessons(courseId, module.id),
        },
      ]}
      deleteName={messages.deleteItem(name)}
      onDelete={() => onDelete(module)}
    />
  );
}
