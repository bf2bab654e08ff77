import { isAnswerLost } from '@raiz/api-client';

/**
 * Sends a change, once. Null instead of its answer when that was lost although the server has made the change.
 * @param isMade Reads whether the server has made it.
 */
export async function madeAnyway<Answer>(
  send: () => Promise<Answer>,
  isMade: () => Promise<boolean>,
): Promise<Answer | null> {
  try {
    return await send();
  } catch (error) {
    if (isAnswerLost(error) && (await isMade().catch(() => false))) return null;
    throw error;
  }
}
