import { Badge } from '@raiz/ui';
import { courseWordsMessages } from '@raiz/ui/messages/learning';

export interface CourseBadgeProps {
  /** 1 when the course needs a subscription. */
  isPremium: 0 | 1;
}

/** The badge 'Curso Premium' or 'Acesso livre'. */
export function CourseBadge({ isPremium }: CourseBadgeProps) {
  if (isPremium === 1) return <Badge tone="premium">{courseWordsMessages.premium}</Badge>;
  return <Badge tone="free">{courseWordsMessages.free}</Badge>;
}
