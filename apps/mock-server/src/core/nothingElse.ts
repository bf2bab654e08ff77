/**
 * Gets what a handler leaves of a body after it has taken each field. The compiler names the handler when the contract
 * has a field that it does not take, an optional one, too.
 */
export function nothingElse(_rest: Record<string, never>): void {
  // Only its type matters.
}
