/**
 * Whether an answer says that the subscription is active. Asked by the word: an answer with another status, such as one of a payment
 * that is still to come, activates nothing.
 */
export function isActive(answer: object | undefined): boolean {
  return answer !== undefined && Reflect.get(answer, 'status') === 'active';
}
