/**
 * Where people reach the company, from `VITE_SUPPORT_URL`; an empty text without one.
 * @throws Error with a sentence for anything but a web page, an e-mail address or a telephone
 */
export function readSupportAddress(text: string | undefined): string {
  if (!text) return '';
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' && url.hostname !== '' && url.username === '';
  if (!isWeb && !/^(?:mailto:[^@\s]+@[^@\s]+|tel:\+?\d+)$/.test(text))
    throw new Error(
      `VITE_SUPPORT_URL is "${text}": set it to an address such as https://example.com/ajuda or mailto:ajuda@example.com.`,
    );
  return text;
}
