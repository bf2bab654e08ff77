import type { Schemas } from '@raiz/api-client';
import type { LessonRow } from '../core/database.ts';
import { optionalLinks, optionalText } from './rules.ts';

/**
 * The fields that a partial update of a lesson changes, in their stored form. A missing field keeps its value; null or
 * '' clears an optional one: `docs/api-decisions.md#updatelesson`.
 */
export function changedFields(body: Schemas['EdicaoAula']): Partial<LessonRow> {
  return {
    ...(body.module_id !== undefined && { module_id: body.module_id }),
    ...(body.title !== undefined && { title: body.title.trim() }),
    ...(body.content !== undefined && { content: optionalText(body.content) }),
    ...(body.video_url !== undefined && { video_url: optionalLinks(body.video_url) }),
    ...(body.resource_url !== undefined && { resource_url: optionalLinks(body.resource_url) }),
    ...(body.position !== undefined && { position: body.position }),
    ...(body.is_required !== undefined && { is_required: body.is_required }),
    ...(body.published !== undefined && { published: body.published }),
  };
}
