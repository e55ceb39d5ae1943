export { API_EXTENSIONS } from './extensions.ts';
export type { LanguageRecord, PaymentRecord, Reference, SettingRecord } from './reference.ts';
export { createReferenceSource, type ReferenceSource } from './reference-source.ts';
