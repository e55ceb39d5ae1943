/** `2025-03-10T09:15:00.000000Z`, the envelope's timestamp (contract 1.2). */
export const isoTime = (at: number): string => new Date(at).toISOString().replace('Z', '000Z');

/** `2025-03-10 09:15:00Z`, every other time of the contract (1.7). */
export function wireTime(at: number): string;
export function wireTime(at: number | null): string | null;
export function wireTime(at: number | null): string | null {
  return at === null ? null : `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')}Z`;
}

/** Reads a moment written by `wireTime`; undefined for any other text. */
export const readWireTime = (text: string): number | undefined => {
  const at = Date.parse(text.replace(' ', 'T'));
  return Number.isNaN(at) || wireTime(at) !== text ? undefined : at;
};

/** A stored `YYYY-MM-DD` as the contract answers birthdays. */
export const wireDate = (day: string | null): string | null => (day === null ? null : `${day} 00:00:00Z`);
