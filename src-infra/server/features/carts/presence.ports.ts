/** A member of a group whose page is open. */
export type PresentMember = { readonly cartId: number; readonly memberId: number };

/** Who is present at which process, as all processes see it. */
export interface Presences {
  /** Locks a member's presence until the end of the caller's transaction; false for one who has left. */
  lock(memberId: number): Promise<boolean>;
  /** Records that a member is present here. */
  add(member: PresentMember, at: number): Promise<void>;
  /** Forgets that a member is present here. */
  remove(memberId: number): Promise<void>;
  /** Whether any process said after `since` that a member is present. */
  isPresent(memberId: number, since: number): Promise<boolean>;
  /** Returns those of these members of whom any process said after `since` that they are present. */
  presentAmong(memberIds: readonly number[], since: number): Promise<ReadonlySet<number>>;
  /** Says again that those recorded here are present; returns the ids of those that are recorded no more. */
  beat(memberIds: readonly number[], at: number): Promise<readonly number[]>;
  /** Returns members whom some process has not mentioned since. */
  silentSince(since: number): Promise<readonly PresentMember[]>;
  /** Forgets the processes that have not mentioned a member since; returns how many there were. */
  removeSilent(memberId: number, since: number): Promise<number>;
}
