import { ApiFailure } from './failure.ts';

/** For tests: the `ApiFailure` of a call. @throws if it succeeds or fails otherwise */
export async function failureOf(call: Promise<unknown>): Promise<ApiFailure> {
  const caught = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(caught instanceof ApiFailure)) throw new Error('The call should have failed with an ApiFailure');
  return caught;
}
