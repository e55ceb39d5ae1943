export { API_EXTENSIONS, MAP_EXTENSION } from './extensions.ts';
export type { PaymentRecord, Reference } from './reference.ts';
export { createReferenceSource, type ReferenceSource } from './reference-source.ts';
