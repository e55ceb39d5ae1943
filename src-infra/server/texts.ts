/** Texts of an entity by locale. */
export type StoredTexts<Field extends string> = Readonly<Record<string, Readonly<Partial<Record<Field, string>>>>>;
