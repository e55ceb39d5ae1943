export { readOperations, type Operation, type OperationId } from './description.ts';
export { createValidator, type FieldMistake, type Validator } from './validator.ts';
export { pathValuesOf, routeOf } from './route.ts';
