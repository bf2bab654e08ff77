import {
  type Access,
  accessOf,
  type ContractDocument,
  follow,
  listOperations,
  type MediaObject,
  type Operation,
} from '../../packages/contract/generate/document.ts';
import { type ScreenStory, storiesOf } from './screens.ts';

/** A named example of the contract. */
export interface ListedExample {
  /** Its summary in the contract, or its name. */
  title: string;
  /** JSON, indented. */
  json: string;
}

/** One status an operation may answer with. */
export interface ListedAnswer {
  status: number;
  examples: ListedExample[];
}

/** A screen that uses an operation. */
export interface ListedScreen {
  /**
   * Path of the route table (docs/specification.md#routes), or the contract's word for a part of
   * the page.
   */
  path: string;
  /** Titles of the stories that show it. */
  stories: string[];
}

/** A text that a screen shows after an answer. */
export interface ListedSaying {
  /**
   * A status, `4xx`, `5xx`, `falha` (any failure), `rede` (no connection) or `vazio` (empty list).
   */
  when: string;
  /** The sentence, or `{servidor}` for the server's text. */
  text: string;
}

/** One operation of the contract with its requests, answers, screens and texts. */
export interface ListedOperation {
  id: string;
  area: string;
  method: string;
  path: string;
  access: Access;
  summary: string;
  requests: ListedExample[];
  answers: ListedAnswer[];
  screens: ListedScreen[];
  sayings: ListedSaying[];
}

function examplesOf(document: ContractDocument, media: MediaObject | undefined): ListedExample[] {
  return Object.entries(media?.examples ?? {}).map(([name, place]) => {
    const { summary, value } = follow(place, document.components.examples);
    return { title: summary ?? name, json: JSON.stringify(value, null, 2) };
  });
}

function listed(document: ContractDocument, stories: readonly ScreenStory[], operation: Operation): ListedOperation {
  const { id, method, path, object } = operation;
  const answers = Object.entries(object.responses).map(([status, place]) => {
    const { content } = follow(place, document.components.responses);
    return { status: Number(status), examples: examplesOf(document, content['application/json']) };
  });
  return {
    id,
    area: object.tags[0] ?? '',
    method,
    path,
    access: accessOf(object),
    summary: object.summary,
    requests: examplesOf(document, object.requestBody?.content['application/json']),
    answers,
    screens: object['x-telas'].map((screen) => ({ path: screen, stories: storiesOf(screen, stories) })),
    sayings: Object.entries(object['x-mensagens']).flatMap(([when, texts]) => texts.map((text) => ({ when, text }))),
  };
}

/** Lists the operations in the order of the contract. */
export function listContract(document: ContractDocument, stories: readonly ScreenStory[]): ListedOperation[] {
  return listOperations(document).map((operation) => listed(document, stories, operation));
}
