import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** Why a text is no OpenAPI document that code can be generated from, in a sentence with the line; null when it is. */
export function documentProblem(text: string): string | null {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [error] = document.errors;
  if (error) return error.message.replace(/:?\n[^]*/, '.');
  if (!['openapi', 'paths', 'components'].every((key) => document.has(key)))
    return 'It needs "openapi", "paths" and "components".';
  let problem: string | null = null;
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value)) return undefined;
      const [start, ...path] = String(value.value).split('/');
      const names = path.map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
      if (start === '#' && document.hasIn(names)) return undefined;
      const { line } = lineCounter.linePos(value.range?.[0] ?? 0);
      problem = `${String(value.value)} at line ${line} does not exist.`;
      return visit.BREAK;
    },
  });
  return problem;
}
