const areaOf = /(?:portal\/src|ui\/src\/messages)\/(account|subscription|network|learning|admin)\//;

/** What a page reads with, loaded behind the login and by the catalogue. */
const readsOf =
  /node_modules\/(?:@tanstack\/(?:query-core|react-query)|openapi-react-query)\/|portal\/src\/shared\/reads\//;

/** Modules that share a chunk. The bundler decides about all others. */
export const chunks = [
  // One file for the modules of every page: several would cost requests and compress worse.
  { name: 'portal', tags: ['$initial' as const], priority: 3 },
  { name: 'reads', test: readsOf, priority: 2 },
  {
    name: 'api',
    test: /node_modules\/openapi-fetch\/|packages\/api-client\/|portal\/src\/shared\/(?:api|onDrift|role)\./,
    priority: 2,
  },
  { name: (id: string) => areaOf.exec(id)?.[1] ?? null, test: areaOf, minShareCount: 3, priority: 1 },
  { name: 'common', test: /packages\/ui\/src\/|ScreenHeader|node_modules\/lucide-react\//, minShareCount: 14 },
];
