import type { OwnAccount, OwnPassword, ProfileDraft } from '@domain/identity/index.ts';
import type { PictureCrops } from '@domain/images/index.ts';
import { defineToken } from '../../di/index.ts';

/** A value of this tab, for the signed-in customer. */
export type TabValue<Value> = { readonly read: () => Value | undefined; readonly write: (value?: Value) => void };
/** What was typed into the form; absent fields are as saved. */
export type TypedProfile = Partial<ProfileDraft>;
/** A step of changing a contact. */
export type ContactStep = {
  readonly typed: string;
  /** Where the last code was sent; empty while none was. */
  readonly sentTo: string;
  readonly verifyId: string;
  readonly sentAt: number;
};

export const OWN_ACCOUNT = defineToken<OwnAccount>('OwnAccount');
export const OWNER_CODES = defineToken<Pick<OwnPassword, 'requestCode'>>('OwnerCodes');
export const PICTURE_CROPS = defineToken<PictureCrops>('PictureCrops');
