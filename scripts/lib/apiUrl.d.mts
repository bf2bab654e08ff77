/**
 * The backend that `API_URL` names, without a final slash; null when it is not set. Throws a
 * `Problem`.
 */
export function readApiUrl(value?: string): string | null;
/** Checks that something answers at the backend's address. Throws a `Problem`. */
export function reachBackend(address: string): Promise<void>;
