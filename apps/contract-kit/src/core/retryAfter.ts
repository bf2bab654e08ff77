/**
 * Seconds that a Retry-After header asks to wait: an integer, or until an HTTP date (minimum 0). Undefined for anything
 * else.
 */
export function retryAfter(header: string | null, now = Date.now()): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  if (!/^[a-z]{3,9},? .*\d/i.test(text)) return undefined;
  const until = Date.parse(text);
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now) / 1000));
}
