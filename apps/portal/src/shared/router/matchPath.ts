function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What stands in a path where its pattern has `:name`; null when it is none of the pattern. Case and a last slash do not count. */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const [wanted, given] = [segments(pattern), segments(pathname)];
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const found = given[at] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decoded(found);
    else if (part.toLowerCase() !== decoded(found).toLowerCase()) return null;
  }
  return params;
}
