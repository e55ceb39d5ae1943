import type { AddressSuggester, ChosenAddress, ReverseGeocoder } from '@domain/addresses/index.ts';
import type { PictureUploads } from '@domain/images/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { AddressSearchViewModel } from '../addresses/search/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import { PhotosViewModel } from '../pictures/index.ts';
import { PictureSlotViewModel } from './picture-slot.view-model.ts';
import { cornerText } from './seller-texts.ts';
import type { ShopFormViewModel } from './shop-form.view-model.ts';
import { ZoneViewModel } from './zone.view-model.ts';

export type ShopPartsDeps = {
  readonly form: ShopFormViewModel;
  readonly uploads: PictureUploads;
  readonly suggester: AddressSuggester;
  readonly geocoder: ReverseGeocoder;
  /** The customer's own address: the shop is probably near it. */
  readonly address: ChosenAddress;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly delay: (milliseconds: number) => Promise<void>;
  readonly language: () => string;
  readonly translate: Translate;
};

/** The parts of the form that send, find or draw something, each writing into the form. */
export const createShopParts = (deps: ShopPartsDeps) => {
  const { form, uploads, address, announcer, language, translate } = deps;
  const slot = (field: 'logo' | 'cover', use: 'shops/logo' | 'shops/background'): PictureSlotViewModel =>
    new PictureSlotViewModel({ uploads, use, onSent: (sent) => form.change({ [field]: sent }) });
  const papers: PhotosViewModel = new PhotosViewModel({
    uploads,
    use: 'shop-documents',
    onChange: () => form.change({ documents: papers.addresses }),
  });
  const zone = new ZoneViewModel({
    ...deps,
    say: (index, place) => announcer.say(cornerText(index, place, translate, language())),
  });
  const search = new AddressSearchViewModel({
    ...deps,
    near: () => form.form.location ?? address.read()?.location,
    onChoose: ({ location, text }) => {
      form.place(location, text);
      zone.forget();
    },
  });
  return { logo: slot('logo', 'shops/logo'), cover: slot('cover', 'shops/background'), papers, zone, search };
};
