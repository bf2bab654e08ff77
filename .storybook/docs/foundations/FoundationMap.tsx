import { Card, Grid } from '@raiz/ui';
import { docsHref } from '../hrefs.ts';
import { PageLink } from '../PageLink.tsx';
import { foundations } from './foundations.ts';

/** The foundations, each with a link to its page. */
export function FoundationMap() {
  return (
    <Grid minColumnWidth="small" gap={16}>
      {foundations.map(({ page, holds }) => (
        <Card key={page} title={<PageLink href={docsHref(`Fundamentos/${page}`)}>{page}</PageLink>} titleLevel={3}>
          {holds}
        </Card>
      ))}
    </Grid>
  );
}
