import type { DateLike } from '../../../format/date.ts';
import { emptyValue } from '../../../format/emptyValue.ts';
import { knownTones } from './knownTones.ts';
import { statusLook, type StatusLook } from './statusLook.ts';
import type { StatusWords } from './statusWords.ts';
import { subscriptionLook } from './subscriptionLook.ts';

interface CommonProps {
  /** The word of every status, such as `statusWords` of the message catalogue. */
  words: StatusWords;
}

interface SubscriptionStatus {
  /** The reader's own subscription. */
  kind: 'subscription';
  /**
   * `status` of GET /assinatura/status: active, trial, canceled, inactive, expired or an unknown
   * one; null when unknown.
   */
  status: string | null;
  /** Last day of access of a canceled subscription (ISO date); omitted once access has ended. */
  accessUntil?: DateLike;
}

interface OpenStatus {
  /**
   * `person`: the subscription of a member of the reader's network. `payment` and `withdrawal`:
   * money. `progress`: what is missing for the next qualification level.
   */
  kind: 'person' | 'payment' | 'withdrawal' | 'progress';
  /**
   * The value as the server sends it; an unknown one is neutral and shown unchanged, null as `--`.
   */
  status: string | null;
}

/** A status of the contract: the kind decides which value is expected. */
export type ContractStatus = CommonProps & (SubscriptionStatus | OpenStatus);

/** Word and tone of a status of the contract. */
export function lookOf(props: ContractStatus): StatusLook {
  const { kind, status, words } = props;
  if (kind === 'subscription') return subscriptionLook(status, props.accessUntil, words.subscription);
  if (status === null) return { tone: 'unknown', word: emptyValue };
  return statusLook(knownTones[kind], words[kind], status, words.subscription.unknown);
}
