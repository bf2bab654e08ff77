import { fold } from '@raiz/ui/format';

function words(name: string): string[] {
  return fold(name).split(/\s+/).filter(Boolean);
}

/**
 * Whether the holder of an account seems to be somebody else than the member. Whoever leaves out or adds a name is still
 * the same person, whatever the case and the accents. Only for a hint.
 */
export function isOtherPerson(holder: string, member: string): boolean {
  const [fewer = [], more = []] = [words(holder), words(member)].sort((one, other) => one.length - other.length);
  return fewer.length > 0 && !fewer.every((word) => more.includes(word));
}
