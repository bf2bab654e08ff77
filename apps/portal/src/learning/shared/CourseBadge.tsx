import { Badge } from '@raiz/ui';
import { courseMessages } from '@raiz/ui/messages/learning';

export interface CourseBadgeProps {
  /** 1 when the course needs a subscription; null when unknown. */
  isPremium: 0 | 1 | null;
}

/** The badge 'Curso Premium' or 'Acesso livre'; renders nothing when unknown. */
export function CourseBadge({ isPremium }: CourseBadgeProps) {
  if (isPremium === 1) return <Badge tone="premium">{courseMessages.premium}</Badge>;
  return isPremium === 0 && <Badge tone="free">{courseMessages.free}</Badge>;
}
