import type { Schemas } from '@raiz/api-client';
import type { LessonRow } from '../core/database.ts';
import { nothingElse } from '../core/nothingElse.ts';
import { optionalLinks, optionalText } from './rules.ts';

/**
 * The fields that a partial update of a lesson changes, in their stored form. A missing field keeps its value; null or
 * '' clears an optional one: `docs/api-decisions.md#updatelesson`.
 */
export function changedFields(body: Schemas['EdicaoAula']): Partial<LessonRow> {
  const { module_id, title, content, video_url, resource_url, position, is_required, published, ...rest } = body;
  nothingElse(rest);
  return {
    ...(module_id !== undefined && { module_id }),
    ...(title !== undefined && { title: title.trim() }),
    ...(content !== undefined && { content: optionalText(content) }),
    ...(video_url !== undefined && { video_url: optionalLinks(video_url) }),
    ...(resource_url !== undefined && { resource_url: optionalLinks(resource_url) }),
    ...(position !== undefined && { position }),
    ...(is_required !== undefined && { is_required }),
    ...(published !== undefined && { published }),
  };
}
