export { extensionsOf, type ServerCapabilities } from './extensions.ts';
export type { PaymentRecord, Reference } from './reference.ts';
export { createReferenceData, type ReferenceData } from './create-reference-data.ts';
export type { ReferenceSource } from './reference-source.ts';
export type { UiTranslations } from './reference.ports.ts';
