import { expect, it } from 'vitest';
import { enrolOffer, type EnrolFacts } from './enrolOffer.ts';

const member: EnrolFacts = { isMember: true, isEnrolled: false, isPremium: true, hasAccess: true, isRejected: false };

it.each<[string, EnrolFacts, string]>([
  ['a visitor', { ...member, isMember: false, isEnrolled: undefined, hasAccess: undefined }, 'open'],
  ['a member whose courses are not read yet', { ...member, isEnrolled: undefined }, 'checking'],
  ['an enrolled member', { ...member, isEnrolled: true, hasAccess: false, isRejected: true }, 'enrolled'],
  ['a member with access', member, 'open'],
  ['a member whose subscription is not read yet', { ...member, hasAccess: undefined }, 'checking'],
  ['a member without access', { ...member, hasAccess: false }, 'needsSubscription'],
  ['a free course', { ...member, isPremium: false, hasAccess: undefined }, 'open'],
  ['a member whom the server refused', { ...member, isRejected: true }, 'needsSubscription'],
])('%s', (_name, facts, expected) => {
  expect(enrolOffer(facts)).toBe(expected);
});
