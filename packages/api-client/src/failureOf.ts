import { ApiFailure } from './failure.ts';

/** For tests: what a call fails with. @throws when it does not fail, or fails with something else */
export async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  const caught = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(caught instanceof ApiFailure)) throw new Error('The call should have failed with an ApiFailure');
  return caught;
}
