import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  checkProfile,
  earliestBirthday,
  profileChangeOf,
  type AccountDetails,
  type FieldFault,
  type OwnAccount,
  type ProfileDraft,
} from '@domain/identity/index.ts';
import { LiveQuery, type DataCache } from '../../data/index.ts';
import type { Translate } from '../../i18n/index.ts';
import { ready, type PageHead, type PageOutcome, type PageViewModel } from '../../routes/index.ts';
import { Submission, withoutChanged, type FieldFaults } from '../sign-in/index.ts';
import type { ToastsViewModel } from '../toasts/index.ts';
import type { AccountQueries } from './account.queries.ts';
import { PhotoViewModel, type PhotoDeps } from './photo.view-model.ts';
import type { TabValue, TypedProfile } from './profile.tokens.ts';

type Deps = Omit<PhotoDeps, 'saved'> & {
  readonly cache: DataCache;
  readonly queries: AccountQueries;
  readonly account: Pick<OwnAccount, 'update'>;
  readonly form: TabValue<TypedProfile>;
  /** The day of this device, `YYYY-MM-DD`. */
  readonly today: () => string;
  readonly toasts: Pick<ToastsViewModel, 'show'>;
  readonly translate: Translate;
};
type Field = 'firstName' | 'lastName' | 'birthday';
const INVALID: FieldFault = { kind: 'invalid' };

/** ACCOUNT-5: the page of the account. What was typed survives a reload and a failure, until it is saved. */
export class ProfileViewModel implements PageViewModel {
  typed: TypedProfile = {};
  faults: FieldFaults<Field> = {};
  /** Whether the browser holds a birthday that is not complete yet. */
  isBirthdayPartial = false;
  /** The first and last possible birthday; `undefined` while the page is not live. */
  birthdays: { readonly min: string; readonly max: string } | undefined = undefined;
  readonly live: LiveQuery<AccountDetails>;
  readonly photo: PhotoViewModel;
  readonly submission = new Submission();
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.live = new LiveQuery(deps.cache, deps.queries.own());
    this.photo = new PhotoViewModel({ ...deps, saved: () => this.live.value });
    makeAutoObservable(
      this,
      {
        typed: observableRef,
        faults: observableRef,
        birthdays: observableRef,
        live: false,
        photo: false,
        submission: false,
      },
      { autoBind: true },
    );
  }

  /** The form: the saved profile with what was typed over it. */
  get draft(): ProfileDraft | undefined {
    const saved = this.live.value;
    return saved && { ...draftOf(saved), ...this.typed };
  }

  /** How many fields differ from the saved profile. */
  get changes(): number {
    const [saved, draft] = [this.live.value && draftOf(this.live.value), this.draft];
    if (!saved || !draft) return 0;
    const fields = ['firstName', 'lastName', 'birthday', 'gender'] as const;
    return fields.filter((field) => saved[field] !== draft[field]).length + (this.isBirthdayPartial ? 1 : 0);
  }

  show(): void {}

  async prepare(): Promise<PageOutcome> {
    await this.live.load();
    return ready;
  }

  activate(): () => void {
    const today = this.#deps.today();
    this.typed = this.#deps.form.read() ?? {};
    this.birthdays = { min: earliestBirthday(today), max: today };
    const stops = [this.live.follow(), this.photo.activate()];
    if (this.live.value) this.#deps.queries.show(this.live.value);
    return () => {
      for (const stop of stops) stop();
    };
  }

  head(translate: Translate): PageHead {
    return { title: translate('profile.head'), isPrivate: true };
  }

  type(change: TypedProfile): void {
    this.typed = { ...this.typed, ...change };
    this.faults = withoutChanged(this.faults, change);
    this.submission.forget();
    this.#deps.form.write(this.typed);
  }

  /** A date that is typed in part has no value yet; the browser says so. */
  typeBirthday(birthday: string, isPartial: boolean): void {
    this.isBirthdayPartial = isPartial;
    this.type({ birthday });
  }

  /** Checks a field when it loses the focus. */
  blur(field: Field): void {
    const fault = this.#check()[field];
    this.faults = { ...withoutChanged(this.faults, { [field]: true }), ...(fault && { [field]: fault }) };
  }

  async submit(): Promise<void> {
    const { account, queries, form, toasts, translate, today } = this.#deps;
    const [saved, draft, sent] = [this.live.value, this.draft, this.typed];
    if (this.submission.isBusy || !saved || !draft) return;
    this.faults = this.#check();
    const wanted = checkProfile(draft, today());
    if (!wanted.ok || Object.keys(this.faults).length > 0) return this.submission.refuse();
    const outcome = await this.submission.send(() => account.update(profileChangeOf(saved, wanted.value)));
    if (!outcome.ok) return;
    queries.show(outcome.value);
    runInAction(() => {
      // What was typed while it was being saved stays.
      const later = Object.entries(this.typed).filter(([field, text]) => sent[field as keyof TypedProfile] !== text);
      this.typed = Object.fromEntries(later);
      form.write(later.length > 0 ? this.typed : undefined);
    });
    toasts.show('success', translate('profile.saved'));
  }

  #check(): FieldFaults<Field> {
    const { draft } = this;
    const checked = draft && checkProfile(draft, this.#deps.today());
    const faults = checked && !checked.ok ? checked.error : [];
    return {
      ...(Object.fromEntries(faults.map(({ field, kind }) => [field, { kind }])) as FieldFaults<Field>),
      ...(this.isBirthdayPartial && { birthday: INVALID }),
    };
  }
}

const draftOf = ({ firstName, lastName, birthday, gender }: AccountDetails): ProfileDraft => ({
  firstName,
  lastName,
  birthday: birthday ?? '',
  gender,
});
