import { fold } from '@raiz/ui/format';

function words(name: string): string[] {
  return fold(name).split(/\s+/).filter(Boolean);
}

/**
 * Whether the holder seems to be another person than the member. Omitted or additional names, case
 * and accents make no difference; an unknown name counts as the member's. For a hint only.
 */
export function isOtherPerson(holder: string, member: string | null): boolean {
  const [fewer = [], more = []] = [words(holder), words(member ?? '')].sort((one, other) => one.length - other.length);
  return fewer.length > 0 && !fewer.every((word) => more.includes(word));
}
