export {
  flatten,
  follow,
  listOperations,
  mediaOf,
  readDocument,
  responseSchema,
  type ContractDocument,
  type SchemaObject,
} from './document.ts';
