/**
 * A page with parts replaced, one after the other.
 * @throws Error when it lacks one of them: the build would end, and its pages be wrong
 */
export function replaced(page: string, parts: readonly (readonly [part: string | RegExp, by: string])[]): string {
  return parts.reduce((text, [part, by]) => {
    const [before] = text.split(part, 1);
    if (before === text)
      throw new Error(`The built page has no ${String(part)}: correct apps/portal/index.html or apps/portal/build.`);
    return text.replace(part, () => by);
  }, page);
}
