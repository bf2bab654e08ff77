/**
 * Whether an answer says that the subscription is active. Any other status, such as one of a
 * pending payment, is not.
 */
export function isActive(answer: object | undefined): boolean {
  return answer !== undefined && Reflect.get(answer, 'status') === 'active';
}
