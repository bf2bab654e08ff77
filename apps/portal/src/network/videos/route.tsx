import { videosMessages } from '@raiz/ui/messages/network';
import { useSearchParams } from '../../shared/router/index.ts';
import { mapLoad, toLoad } from '../../shared/load.ts';
import { queries } from '../../shared/queries.ts';
import { newestFirst } from '../shared/newestFirst.ts';
import { VideosScreen } from './VideosScreen.tsx';

/** `/perfil/videos`: reads videos, achievements and announcements (spec, section 7); the kind shown stands in the address. */
export function Route() {
  const [search, setSearch] = useSearchParams();
  const query = queries.useQuery('get', '/videos');

  return (
    <VideosScreen
      load={mapLoad(toLoad(query, videosMessages.loadFailed), ({ videos }) =>
        newestFirst(videos, ({ video_date }) => video_date),
      )}
      type={search.get('tipo')}
      onType={(type) => setSearch(type === null ? {} : { tipo: type }, { replace: true })}
    />
  );
}
