import type { Schemas } from '@raiz/api-client';
import { Button, ButtonLink, Inline } from '@raiz/ui';
import { DataTable } from '@raiz/ui/table';
import { adminFormMessages, adminModulesMessages as messages } from '@raiz/ui/messages/admin';
import { to } from '../../shared/paths.ts';

type Module = Schemas['Modulo'];

export interface ModuleTableProps {
  courseId: number;
  modules: readonly Module[];
  onDelete: (module: Module) => void;
}

/** The modules with their actions; each action names its module. */
export function ModuleTable({ courseId, modules, onDelete }: ModuleTableProps) {
  return (
    <DataTable
      caption={messages.title}
      hideCaption
      lang="en"
      rows={modules}
      rowKey={(module) => module.id}
      columns={[
        { id: 'position', header: adminFormMessages.position, render: (module) => String(module.position) },
        { id: 'title', rowHeader: true, header: adminFormMessages.title, render: (module) => module.title },
        {
          id: 'actions',
          header: adminFormMessages.actions,
          render: (module) => (
            <Inline gap={8}>
              <ButtonLink
                size="small"
                variant="secondary"
                href={to.adminModule(courseId, module.id)}
                aria-label={messages.editItem(module)}
              >
                {messages.edit}
              </ButtonLink>
              <ButtonLink
                size="small"
                variant="secondary"
                href={to.adminLessons(courseId, module.id)}
                aria-label={messages.lessonsItem(module)}
              >
                {messages.lessons}
              </ButtonLink>
              <Button
                size="small"
                variant="quiet"
                onClick={() => onDelete(module)}
                aria-label={messages.deleteItem(module)}
              >
                {messages.delete}
              </Button>
            </Inline>
          ),
        },
      ]}
    />
  );
}
