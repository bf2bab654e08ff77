import type { OperationId } from '@raiz/contract';
import * as fc from 'fast-check';
import { mutated } from './mutated.ts';
import { bodyOfSchema } from './schemaBody.ts';

/** A random answer. */
export interface RandomAnswer {
  status: number;
  body: string;
}

/** The seed of the answers; the variable RANDOM_SEED tries others. */
export const seed = Number(process.env['RANDOM_SEED'] ?? 20_261_121);

/** Bodies that contain the words the test looks for on the page are left out. */
const telling = /undefined|NaN|object Object|Invalid Date|"[^"]*\bnull\b[^"]*"/;

/** Numbers too large for JSON.stringify; a server may still send them. */
function beyond(body: string): string {
  return body.replaceAll('1e+300', '1e999');
}

/**
 * Random answers to a read: any JSON, bodies of the declared shape with extreme values, corrupted
 * valid answers, and errors.
 * @param right valid answers of the mock server
 */
export function randomAnswers(operation: OperationId, right: readonly unknown[], count: number): RandomAnswer[] {
  const good = (body: fc.Arbitrary<unknown>) => body.map((one) => ({ status: 200, body: one }));
  const ofSchema = bodyOfSchema(operation, 200);
  const refused = bodyOfSchema(operation, 403);
  const errors = fc.record({
    status: fc.constantFrom(400, 403, 404, 409, 418, 429, 500),
    body: fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.record({ error: fc.jsonValue({ maxDepth: 1 }) }),
      fc.record({ message: fc.string() }),
      ...(refused ? [refused] : []),
    ),
  });
  const answers = fc.oneof(
    { weight: 4, arbitrary: good(fc.jsonValue({ maxDepth: 3 })) },
    ...(ofSchema ? [{ weight: 6, arbitrary: good(ofSchema) }] : []),
    ...right.map((one) => ({ weight: 8 / right.length, arbitrary: good(mutated(one)) })),
    { weight: 2, arbitrary: errors },
  );
  return fc
    .sample(answers, { numRuns: count, seed })
    .map(({ status, body }) => ({ status, body: beyond(JSON.stringify(body)) }))
    .filter(({ body }) => !telling.test(body));
}
