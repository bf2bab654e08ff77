import { ReactQueryDevtools } from '@tanstack/react-query-devtools';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../shared/reads/queries.ts';

// A separate root, so that the portal does not depend on it. Production builds omit this file.
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ReactQueryDevtools client={queryClient} />,
);
