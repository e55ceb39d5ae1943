/** The caller, as every operation sees it. */
export type CurrentUser = {
  readonly id: number;
  readonly uuid: string;
  readonly firstname: string;
  readonly lastname: string | null;
  readonly role: string;
  /** The session of this call. */
  readonly tokenId: number;
  readonly hasPassword: boolean;
};
