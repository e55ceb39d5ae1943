export { API_EXTENSIONS } from './extensions.ts';
export type { PaymentRecord, Reference } from './reference.ts';
export { createReferenceSource, type ReferenceSource } from './reference-source.ts';
