import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { Addresses, AddressSuggester, ChosenAddress, SavedAddress } from '@domain/addresses/index.ts';
import type { TimeZones } from '@domain/calendar/index.ts';
import type { Profile, Profiles } from '@domain/identity/index.ts';
import type { Clock } from '@domain/kernel/clock.port.ts';
import { parcelId } from '@domain/kernel/ids.ts';
import type { Result } from '@domain/kernel/result.ts';
import {
  checkParcel,
  parcelPrice,
  repeatParcel,
  soonestTime,
  type OutOfRange,
  type ParcelPrice,
  type Parcels,
  type ParcelType,
} from '@domain/parcels/index.ts';
import type { Money } from '@domain/pricing/index.ts';
import { LiveQuery } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel, type Place } from '../../routes/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import type { CurrencyViewModel } from '../currency/index.ts';
import type { ReferenceViewModel } from '../reference/index.ts';
import { blankParcel, ParcelFieldsViewModel } from './parcel-fields.view-model.ts';
import { ParcelPaymentViewModel } from './parcel-payment.view-model.ts';
import { placeOf } from './parcel-places.ts';
import { ParcelSendingViewModel, type SendingDeps } from './parcel-sending.view-model.ts';
import type { ParcelQueries } from './parcels.queries.ts';

type Deps = SendingDeps & {
  readonly queries: ParcelQueries;
  readonly parcels: Pick<Parcels, 'load'>;
  readonly profiles: Pick<Profiles, 'load'>;
  readonly address: ChosenAddress;
  readonly addresses: Pick<Addresses, 'list'>;
  readonly suggester: AddressSuggester;
  readonly currencies: Pick<CurrencyViewModel, 'current' | 'options' | 'text'>;
  readonly reference: Pick<ReferenceViewModel, 'settings'>;
  readonly zones: TimeZones;
  readonly deviceZone: string;
  readonly clock: Clock;
  readonly delay: (milliseconds: number) => Promise<void>;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly language: () => string;
};

/** How long the price must stand before it is read out. */
const QUIET_MS = 500;
const SOMEWHERE = { latitude: 0, longitude: 0 };

/** PARCEL-1: what is sent, from where to where, for how much; and sending it once. */
export class ParcelFormViewModel implements PageViewModel {
  saved: readonly SavedAddress[] = [];
  profile: Profile | undefined = undefined;
  types: LiveQuery<readonly ParcelType[]>;
  readonly fields: ParcelFieldsViewModel;
  readonly payment: ParcelPaymentViewModel;
  readonly sending: ParcelSendingViewModel;
  readonly #deps: Deps;
  #again: number | undefined;
  #turn = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.types = new LiveQuery(deps.cache, deps.queries.types());
    this.payment = new ParcelPaymentViewModel({
      ...deps,
      money: () => ({
        total: this.price?.ok ? this.price.value.total : undefined,
        balance: this.profile?.walletBalance,
      }),
    });
    this.sending = new ParcelSendingViewModel(deps);
    this.fields = new ParcelFieldsViewModel({
      ...deps,
      near: () => deps.address.read()?.location,
      soonest: () => this.#soonest(),
    });
    makeAutoObservable(
      this,
      {
        saved: observableRef,
        profile: observableRef,
        types: observableRef,
        fields: false,
        payment: false,
        sending: false,
      },
      { autoBind: true },
    );
  }

  show({ query }: Place): void {
    const text = query['again'] ?? '';
    this.#again = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
  }

  async prepare(): Promise<PageOutcome> {
    if (!this.isOffered) return ready;
    const [types] = await Promise.all([this.types.load(), this.payment.methods.load()]);
    return types.ok ? ready : { kind: 'failed' };
  }

  activate(): () => void {
    const { form } = this.#deps;
    const stored = form.read();
    if (stored && this.#again === undefined)
      this.fields.fill({ ...stored, typeId: this.types.value?.find(({ id }) => id === stored.typeId)?.id });
    const stops = [
      this.types.follow(),
      this.payment.methods.follow(),
      reaction(
        () => {
          const { draft, isSoon, typeId } = this.fields;
          return { draft, isSoon, typeId };
        },
        (filled) => form.write(filled),
      ),
      reaction(
        () => this.price,
        (price) => void this.#announce(price),
      ),
    ];
    if (this.isOffered) {
      void this.sending.resume();
      void this.#complete();
    }
    return () => {
      this.#turn++;
      for (const stop of stops) stop();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('parcel.title'), isPrivate: true };
  }

  get isOffered(): boolean {
    return this.#deps.reference.settings.isParcelActive;
  }

  get language(): string {
    return this.#deps.language();
  }

  /** The first day that can be chosen. */
  get today(): string {
    return this.#soonest().date;
  }

  get type(): ParcelType | undefined {
    return this.types.value?.find(({ id }) => id === this.fields.typeId);
  }

  /** PARCEL-1e: the price of what is chosen, by the rule of the server; `undefined` while something is missing. */
  get price(): Result<ParcelPrice, OutOfRange> | undefined {
    const { sender, receiver } = this.fields.draft;
    const [from, to] = [sender.place?.location, receiver.place?.location];
    const { current } = this.#deps.currencies;
    return this.type && from && to && current ? parcelPrice(this.type, { from, to }, current) : undefined;
  }

  /** What a type costs at least: the price of the shortest way. */
  leastPrice(type: ParcelType): Money | undefined {
    const { current } = this.#deps.currencies;
    const price = current && parcelPrice(type, { from: SOMEWHERE, to: SOMEWHERE }, current);
    return price?.ok ? price.value.total : undefined;
  }

  /** Sends the parcel, or shows and focuses what is missing. */
  async send(): Promise<void> {
    const { clock, currencies, zones } = this.#deps;
    const { fields, type } = this;
    const draft = fields.isSoon ? { ...fields.draft, ...this.#soonest() } : fields.draft;
    // Without a type, any one shows what else is missing; its range says nothing.
    const assumed = type ?? this.types.value?.[0];
    const checked = assumed && checkParcel(draft, assumed, { now: clock.now(), timeZone: this.#timeZone(), zones });
    const payment = this.payment.check();
    const currency = currencies.current;
    runInAction(() => {
      fields.needsType = type === undefined;
      fields.faults = checked?.ok === false ? checked.error.filter((fault) => type || 'field' in fault) : [];
    });
    if (!type || !checked?.ok || !payment || !currency) return this.sending.refuse();
    return this.sending.send(checked.value, currency.id, payment);
  }

  /** Fills in what is known: a past parcel to repeat, the customer's name, number and address. */
  async #complete(): Promise<void> {
    const { parcels, address, addresses, profiles } = this.#deps;
    const { fields } = this;
    const again = this.#again;
    const [past, profile, saved] = await Promise.all([
      again === undefined ? undefined : parcels.load(parcelId(again)),
      profiles.load(),
      addresses.list(),
    ]);
    runInAction(() => {
      if (saved.ok) this.saved = saved.value;
      if (profile.ok) this.profile = profile.value;
      if (past?.ok) {
        const { typeId } = past.value;
        fields.fill({ typeId, isSoon: true, draft: { ...blankParcel, ...repeatParcel(past.value) } });
      }
      const { name, phone, place } = fields.draft.sender;
      const own = address.read() ?? this.saved.find(({ isActive }) => isActive);
      fields.changeParty('sender', {
        name: name || (profile.ok ? `${profile.value.firstName} ${profile.value.lastName}`.trim() : ''),
        phone: phone || (profile.ok && profile.value.phone ? `+${profile.value.phone.replace(/^\+/, '')}` : ''),
        place: place ?? (own && placeOf(own)),
      });
    });
  }

  /** Read out politely, once it has stood for a while. */
  async #announce(price: Result<ParcelPrice, OutOfRange> | undefined): Promise<void> {
    const turn = ++this.#turn;
    const { delay, announcer, translate, currencies } = this.#deps;
    await delay(QUIET_MS);
    if (turn !== this.#turn || !price?.ok) return;
    announcer.say(translate('parcel.price_now', { amount: currencies.text(price.value.total) }));
  }

  #soonest() {
    const { clock, zones } = this.#deps;
    return soonestTime(clock.now(), this.#timeZone(), zones);
  }

  #timeZone(): string {
    return this.#deps.reference.settings.timeZone ?? this.#deps.deviceZone;
  }
}
