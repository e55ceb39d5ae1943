const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** Whether a text is a uuid of any version, in upper or lower case. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Version 4: the only form that the server accepts as an idempotency key (contract 8.1). */
export const isUuidV4 = (text: string): boolean => UUID_V4.test(text);
