/** 160 random bits as 40 hexadecimal digits: session tokens, one-time links and addresses that nobody can guess (operations.md, S1). */
export function randomToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
