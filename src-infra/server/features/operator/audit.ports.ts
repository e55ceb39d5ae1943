import type { PersonRow } from '../identity/index.ts';

export type AuditEntry = {
  readonly userId: number;
  /** The operation of the API, as docs/http-api.md names it. */
  readonly action: string;
  /** What was changed: a key or an id. */
  readonly subject: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly at: number;
};
export type AuditRecord = Omit<AuditEntry, 'userId'> & { readonly id: number; readonly person: PersonRow };
export type AuditFilter = {
  /** Part of an action or a subject; all without. */
  readonly search: string;
  readonly offset: number;
  readonly limit: number;
};

/** OPS-6: who changed what at the desk. */
export interface AuditLog {
  /** Adds an entry, with the caller's transaction. */
  record(entry: AuditEntry): Promise<void>;
  /** Returns a slice, newest first, and how many match. */
  list(filter: AuditFilter): Promise<{ readonly items: readonly AuditRecord[]; readonly total: number }>;
}
