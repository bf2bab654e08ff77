import type { DateLike } from '../../format/date.ts';
import { Badge } from '../Badge/Badge.tsx';
import {
  accessLook,
  paymentLooks,
  personLooks,
  progressLooks,
  publicationLook,
  withdrawalLooks,
} from './knownLooks.ts';
import { statusLook, type StatusLook } from './statusLook.ts';
import { subscriptionLook } from './subscriptionLook.ts';

interface CommonProps {
  /**
   * A word in place of the usual one, such as 'Draft' on the English admin screens.
   * @default the word of the catalogue
   */
  word?: string;
  /** Language of `word` when it is not Portuguese, such as "en". */
  lang?: string;
}

interface SubscriptionStatus {
  /** The reader's own subscription. */
  kind: 'subscription';
  /** `status` of GET /assinatura/status: active, trial, canceled, inactive, expired or one we have not heard of. */
  status: string;
  /** Last day of access of a canceled subscription (ISO date), given only while access remains. */
  accessUntil?: DateLike;
}

interface OpenStatus {
  /**
   * `person`: the subscription of someone in my network. `payment` and `withdrawal`: money. `progress`: what is missing for
   * the next qualification level.
   */
  kind: 'person' | 'payment' | 'withdrawal' | 'progress';
  /** The value as the server sends it; an unknown one is neutral and shown as it came. */
  status: string;
}

interface PublicationStatus {
  /** Whether students see a lesson. */
  kind: 'publication';
  /** `published` of the lesson. */
  published: 0 | 1;
}

interface AccessStatus {
  /** Who may take a course. */
  kind: 'access';
  /** `is_premium` of the course. */
  isPremium: 0 | 1;
}

/** Props of StatusBadge: the kind decides which value of the contract is expected. */
export type StatusBadgeProps = CommonProps & (SubscriptionStatus | OpenStatus | PublicationStatus | AccessStatus);

const openLooks = {
  person: personLooks,
  payment: paymentLooks,
  withdrawal: withdrawalLooks,
  progress: progressLooks,
};

function lookOf(props: StatusBadgeProps): StatusLook {
  switch (props.kind) {
    case 'subscription':
      return subscriptionLook(props.status, props.accessUntil);
    case 'publication':
      return publicationLook(props.published);
    case 'access':
      return accessLook(props.isPremium);
    default:
      return statusLook(openLooks[props.kind], props.status);
  }
}

/** Any status of the contract as a badge: one place decides word, shape and colour of each (spec, sections 3 and 4). */
export function StatusBadge(props: StatusBadgeProps) {
  const { tone, word } = lookOf(props);
  return (
    <Badge tone={tone} lang={props.lang}>
      {props.word ?? word}
    </Badge>
  );
}
