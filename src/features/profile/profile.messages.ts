import type { CropFailure } from '@domain/images/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { TextKey, Translate } from '../../i18n/index.ts';
import { failureText } from '../failure/index.ts';

const CROPS = {
  'too-large': 'profile.photo_large',
  unreadable: 'profile.photo_unreadable',
} as const satisfies Record<CropFailure['kind'], TextKey>;

/** Why a photo was not saved. */
export const photoFailureText = (failure: CropFailure | RemoteFailure, translate: Translate): string =>
  isCropFailure(failure) ? translate(CROPS[failure.kind]) : failureText(failure, translate);

const isCropFailure = (failure: CropFailure | RemoteFailure): failure is CropFailure => failure.kind in CROPS;

/** Whether the server took the code for a wrong one. */
export const isWrongCode = (failure: RemoteFailure | undefined): boolean =>
  failure?.kind === 'rejected' && failure.status < 500 && failure.status !== 429;
