export {
  flatten,
  follow,
  listOperations,
  readDocument,
  responseSchema,
  type ContractDocument,
  type ExampleObject,
  type SchemaObject,
} from './document.ts';
export { plainSchema } from './plainSchema.ts';
