import { certificatesMessages } from '@raiz/ui/messages/learning';
import { $api } from '../../shared/queries.ts';
import { toMemberLoad } from '../shared/toMemberLoad.ts';
import { useProfile } from '../shared/useProfile.ts';
import { CertificatesScreen } from './CertificatesScreen.tsx';

/** /perfil/certificados: reads the member's certificates by the id that the profile gives (spec, section 7). */
export function Route() {
  const profile = useProfile();
  const userId = profile.data?.user.id;
  const certificates = $api.useQuery(
    'get',
    '/user/certificates',
    { params: { query: { user_id: userId ?? 0 } } },
    { enabled: userId !== undefined },
  );
  return (
    <CertificatesScreen
      load={toMemberLoad(profile, certificates, certificatesMessages.loadFailed)}
      origin={window.location.origin}
    />
  );
}
