/** A built module, in the form that rolldown passes to a banner. */
interface BuiltModule {
  facadeModuleId: string | null;
  imports: readonly string[];
}

/**
 * The directive of a module that needs React in the browser: components and hooks. Formats and messages get none, so
 * that React Server Components can call them.
 */
export function clientBanner({ facadeModuleId, imports }: BuiltModule): string {
  const usesReact = imports.some((name) => /^react(?:-dom)?(?:$|\/)/.test(name));
  return usesReact || facadeModuleId?.endsWith('.tsx') ? "'use client';" : '';
}
