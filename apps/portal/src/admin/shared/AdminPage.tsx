import { type Breadcrumb, Breadcrumbs, PageLayout, Stack } from '@raiz/ui';
import type { ReactNode } from 'react';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';

export interface AdminPageProps {
  /** Heading of the page, in English. */
  title: string;
  /** The path to this page. */
  crumbs: readonly Breadcrumb[];
  /** Content below the title. */
  children: ReactNode;
}

/** Frame of the admin pages. They are in English, and marked as such for screen readers. */
export function AdminPage({ title, crumbs, children }: AdminPageProps) {
  return (
    <div lang="en">
      <PageLayout>
        <Stack gap={16}>
          <Breadcrumbs label="You are here" items={crumbs} />
          <ScreenHeader lang="en">{title}</ScreenHeader>
        </Stack>
        {children}
      </PageLayout>
    </div>
  );
}
