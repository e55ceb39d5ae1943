/** The links by which orders, or parcels, are followed, each stored as the hash of its secret. */
export interface StoredFollowLinks {
  /** Stores a link of a subject; beyond `most` links the oldest ends. */
  add(link: { readonly subjectId: number; readonly hash: string; readonly at: number }, most: number): Promise<void>;
  /** Whether a subject has a link. */
  has(subjectId: number): Promise<boolean>;
  /** Ends all links of a subject. */
  end(subjectId: number): Promise<void>;
  /** Returns the subject of a link, and when that was delivered or canceled. */
  find(hash: string): Promise<{ readonly subjectId: number; readonly endedAt: number | null } | undefined>;
}
