/** Who calls, as far as every call needs to know. */
export type CurrentUser = {
  readonly id: number;
  readonly uuid: string;
  readonly firstname: string;
  readonly lastname: string | null;
  readonly role: string;
  /** The sign-in this call comes from. */
  readonly tokenId: number;
  readonly hasPassword: boolean;
};
