import { isObject } from '../core/values.ts';

/** Part of a document whose shape nobody promised. */
export type Part = Record<string, unknown>;

/** The objects of a part by name; what is no object is left out. */
export function partsOf(value: unknown): [string, Part][] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]): [string, Part][] => (isObject(inner) ? [[name, inner]] : []));
}

/** A part, or an empty one. */
export function partOf(value: unknown): Part {
  return isObject(value) ? value : {};
}

/** The texts of a list; a single text counts as a list of one. */
export function textsOf(value: unknown): string[] {
  return [value].flat().filter((text) => typeof text === 'string');
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** One operation of a document. */
export interface OpenOperation {
  /** Method and path without the names of its parameters, which are not on the wire. */
  key: string;
  /** Method and path as written. */
  name: string;
  object: Part;
  /** Parameters of the operation and of its path. */
  parameters: Part[];
}

/** An OpenAPI document as it was read, with its references followed on demand. */
export class OpenDocument {
  constructor(private readonly root: Part) {}

  get version(): string {
    const { version } = partOf(this.root['info']);
    return typeof version === 'string' ? version : '';
  }

  get servers(): string[] {
    const { servers } = this.root;
    return Array.isArray(servers) ? servers.flatMap((server) => textsOf(partOf(server)['url'])) : [];
  }

  /** What a reference inside this document points at; an empty part when it points nowhere or elsewhere. */
  follow(part: Part): Part {
    let found: unknown = part;
    for (let left = 20; isObject(found) && typeof found['$ref'] === 'string' && left > 0; left -= 1) {
      const names = found['$ref'].split('/').slice(1);
      found = names.reduce<unknown>((inner, name) => partOf(inner)[unescaped(name)], this.root);
    }
    return partOf(found);
  }

  /** A schema with its reference followed and its allOf made one. */
  schema(part: Part): Part {
    const { allOf, ...own } = this.follow(part);
    if (!Array.isArray(allOf)) return own;
    const pieces = [...allOf.map((piece) => this.schema(partOf(piece))), own];
    return {
      ...Object.assign({}, ...pieces),
      properties: Object.assign({}, ...pieces.map((piece) => partOf(piece['properties']))),
      required: [...new Set(pieces.flatMap((piece) => textsOf(piece['required'])))],
    };
  }

  operations(): OpenOperation[] {
    return partsOf(this.root['paths']).flatMap(([path, item]) =>
      partsOf(this.follow(item)).flatMap(([method, object]) => {
        if (!methods.includes(method)) return [];
        const all = [item['parameters'], object['parameters']].flatMap((list) => (Array.isArray(list) ? list : []));
        const name = `${method.toUpperCase()} ${path}`;
        const parameters = all.map((one) => this.follow(partOf(one)));
        return [{ key: name.replaceAll(/\{[^}]*\}/g, '{}'), name, object, parameters }];
      }),
    );
  }

  /** Who may call: the names of the schemes of each way in, '' for nobody in particular. */
  access(operation: Part): string[] {
    const security = operation['security'] ?? this.root['security'];
    const ways = Array.isArray(security) ? security.map((way) => Object.keys(partOf(way)).sort().join(' and ')) : [];
    return ways.length === 0 ? [''] : ways;
  }
}

function unescaped(name: string): string {
  return decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
}
