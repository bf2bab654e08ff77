import { videosMessages } from '@raiz/ui/messages/network';
import { useSearchParams } from 'react-router-dom';
import { toLoad } from '../../shared/load.ts';
import { $api } from '../../shared/queries.ts';
import { newestFirst } from '../shared/newestFirst.ts';
import type { Video } from './videos.ts';
import { VideosScreen } from './VideosScreen.tsx';

const newestVideos = ({ videos }: { videos: readonly Video[] }) => newestFirst(videos, ({ video_date }) => video_date);

/** `/perfil/videos`: reads videos, achievements and announcements (spec, section 7); the kind shown stands in the address. */
export function Route() {
  const [search, setSearch] = useSearchParams();
  const query = $api.useQuery('get', '/videos', undefined, { select: newestVideos });

  return (
    <VideosScreen
      load={toLoad(query, videosMessages.loadFailed)}
      type={search.get('tipo')}
      onType={(type) => setSearch(type === null ? {} : { tipo: type }, { replace: true, preventScrollReset: true })}
    />
  );
}
