/** What the page knows when it offers the enrolment; undefined is not known yet. */
export interface EnrolFacts {
  /** Someone with a token. */
  isMember: boolean;
  isEnrolled: boolean | undefined;
  isPremium: boolean;
  /** Whether the member's subscription opens premium courses. */
  hasAccess: boolean | undefined;
  /** The server has answered that a subscription is needed. */
  refused: boolean;
}

/**
 * What the enrol button is: `checking` until known, `enrolled` leads to the course, `open` enrols (or leads a visitor to /login),
 * `needsSubscription` is off, and the premium dialog says why (spec, sections 2 and 5).
 */
export type EnrolOffer = 'checking' | 'enrolled' | 'open' | 'needsSubscription';

/** Decides what the enrol button is. */
export function enrolOffer({ isMember, isEnrolled, isPremium, hasAccess, refused }: EnrolFacts): EnrolOffer {
  if (!isMember) return 'open';
  if (isEnrolled === undefined) return 'checking';
  if (isEnrolled) return 'enrolled';
  if (refused) return 'needsSubscription';
  if (!isPremium || hasAccess === true) return 'open';
  return hasAccess === undefined ? 'checking' : 'needsSubscription';
}
