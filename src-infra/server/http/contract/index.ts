export { readOperations, wholeDescription, type Operation, type OperationId } from './description.ts';
export { createValidator, type FieldError, type Validator } from './validator.ts';
export { pathValuesOf, routeOf } from './route.ts';
