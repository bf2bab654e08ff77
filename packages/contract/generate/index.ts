export {
  flatten,
  follow,
  listOperations,
  readDocument,
  responseSchema,
  nameOf,
  type ContractDocument,
  type ExampleObject,
  type MediaObject,
  type OperationObject,
  type SchemaObject,
} from './document.ts';
export { plainSchema } from './plainSchema.ts';
