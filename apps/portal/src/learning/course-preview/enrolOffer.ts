/** What decides the enrol button; undefined: not known yet. */
export interface EnrolFacts {
  isMember: boolean;
  isEnrolled: boolean | undefined;
  isPremium: boolean;
  /** Whether the member's subscription opens premium courses. */
  hasAccess: boolean | undefined;
  /** The server has answered that a subscription is needed. */
  refused: boolean;
}

/**
 * The kind of enrol button: `checking` until known, `enrolled` links to the course, `open` enrols
 * (or sends a visitor to /login), `needsSubscription` is disabled and the premium dialog says why
 * (docs/specification.md#course-preview).
 */
export type EnrolOffer = 'checking' | 'enrolled' | 'open' | 'needsSubscription';

/** Decides the kind of enrol button. */
export function enrolOffer({ isMember, isEnrolled, isPremium, hasAccess, refused }: EnrolFacts): EnrolOffer {
  if (!isMember) return 'open';
  if (isEnrolled === undefined) return 'checking';
  if (isEnrolled) return 'enrolled';
  if (refused) return 'needsSubscription';
  if (!isPremium || hasAccess === true) return 'open';
  return hasAccess === undefined ? 'checking' : 'needsSubscription';
}
