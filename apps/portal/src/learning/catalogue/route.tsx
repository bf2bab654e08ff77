import { catalogueMessages } from '@raiz/ui/messages/learning';
import { useLocation, useSearchParams } from 'react-router-dom';
import { queries } from '../../shared/queries.ts';
import { hasAbandoned } from '../shared/abandonedState.ts';
import { toLoad } from '../../shared/load.ts';
import { useMyCourses } from '../shared/useMyCourses.ts';
import { CatalogueScreen } from './CatalogueScreen.tsx';

/** Name of the search in the address, so that going back finds the same list. */
const searchName = 'busca';

/** /cursos: the catalogue, for visitors and members alike; a member's own courses are marked, if they can be read (spec, section 2). */
export function CatalogueRoute() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const courses = queries.useQuery('get', '/courses');
  const mine = useMyCourses().courses.data ?? [];

  return (
    <CatalogueScreen
      load={toLoad(courses, catalogueMessages.loadFailed)}
      enrolledIn={new Set(mine.map((course) => course.id))}
      search={params.get(searchName) ?? ''}
      onSearch={(search) => setParams(search === '' ? {} : { [searchName]: search }, { replace: true, state })}
      abandoned={hasAbandoned(state)}
    />
  );
}
