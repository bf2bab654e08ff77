import { isWebUrl, splitLinks } from '@raiz/api-client/rules';
import { adminFormMessages } from '@raiz/ui/messages/admin';

/** Requires a title; spaces are not enough. */
export function titleError(title: string): string | undefined {
  return title.trim() === '' ? adminFormMessages.titleMissing : undefined;
}

/** Requires a whole number from 1. */
export function positionError(position: string): string | undefined {
  return /^\s*0*[1-9]\d{0,8}\s*$/.test(position) ? undefined : adminFormMessages.positionTooLow;
}

/** Allows one http(s) address, or nothing. */
export function videoUrlError(url: string): string | undefined {
  return url.trim() === '' || isWebUrl(url.trim()) ? undefined : adminFormMessages.videoUrlInvalid;
}

/**
 * Allows http(s) addresses separated by commas, or nothing (docs/specification.md#resource-links).
 */
export function resourceUrlError(urls: string): string | undefined {
  return splitLinks(urls).every(isWebUrl) ? undefined : adminFormMessages.resourceUrlInvalid;
}
