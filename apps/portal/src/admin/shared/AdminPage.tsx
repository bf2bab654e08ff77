import { type Breadcrumb, Breadcrumbs, PageLayout, Stack } from '@raiz/ui';
import type { ReactNode } from 'react';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';

export interface AdminPageProps {
  /** Heading of the page, in English. */
  title: string;
  /** The way to this page. */
  crumbs: readonly Breadcrumb[];
  /** What stands below title and messages. */
  children: ReactNode;
}

/** Frame of the authoring pages. Their words are English, so the whole page says so to screen readers (WCAG 3.1.2). */
export function AdminPage({ title, crumbs, children }: AdminPageProps) {
  return (
    <div lang="en">
      <PageLayout>
        <Stack gap={16}>
          <Breadcrumbs label="You are here" items={crumbs} />
          <ScreenTitle lang="en">{title}</ScreenTitle>
        </Stack>
        {children}
      </PageLayout>
    </div>
  );
}
