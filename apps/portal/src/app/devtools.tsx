import { ReactQueryDevtools } from '@tanstack/react-query-devtools';
import { createRoot } from 'react-dom/client';
import { queryClient } from '../shared/queries.ts';

// A root of its own: the portal does not know its tools, and a production build leaves this file
// out.
createRoot(document.body.appendChild(document.createElement('div'))).render(
  <ReactQueryDevtools client={queryClient} />,
);
