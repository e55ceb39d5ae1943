import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import {
  canApply,
  checkCourierApplication,
  type ApplicationState,
  type ApplicationUpdates,
  type CourierApplication,
  type CourierApplicationDraft,
  type CourierApplicationFault,
  type CourierApplications,
} from '@domain/couriers/index.ts';
import type { SessionStore } from '@domain/identity/index.ts';
import type { PictureUploads } from '@domain/images/index.ts';
import type { RemoteFailure } from '@domain/kernel/remote-failure.ts';
import type { Subscription } from '@domain/kernel/stream.ts';
import { PhotosViewModel } from '../pictures/index.ts';
import type { CourierFormStore, SentApplication } from './courier-form-store.ts';
import { refusedFields, type FormField, type RefusedTexts } from './refused-fields.ts';

/** What the page shows of an application. */
export type ApplicationPhase = 'guest' | 'loading' | 'failed' | 'form' | 'sent' | 'other';

export type CourierApplicationDeps = {
  readonly applications: CourierApplications;
  readonly updates: ApplicationUpdates;
  readonly sessions: Pick<SessionStore, 'read'>;
  readonly store: CourierFormStore;
  readonly uploads: PictureUploads;
  readonly makeUuid: () => string;
};

export const emptyForm: CourierApplicationDraft = {
  vehicle: undefined,
  brand: '',
  model: '',
  color: '',
  number: '',
  length: '',
  width: '',
  height: '',
  kg: '',
  images: [],
};
/** How many photos go with an application (contract 3.15). */
const PHOTOS_MOST = 10;
/** The server has one that waits already. */
const EXISTS = 'ERROR_506';
const OTHER_ROLE = 'ERROR_110';

/** COURIER-7: the application to become a courier, and what became of it. */
export class CourierApplicationViewModel {
  state: ApplicationState | undefined = undefined;
  /** Why it is unknown where the application stands. */
  failure: RemoteFailure | undefined = undefined;
  form: CourierApplicationDraft = emptyForm;
  faults: readonly CourierApplicationFault[] = [];
  /** What the server said about fields. */
  refused: RefusedTexts = {};
  /** Why the application was not sent, unless fields are wrong. */
  problem: RemoteFailure | undefined = undefined;
  isSending = false;
  /** Counts refused presses: the focus moves to the fault. */
  failures = 0;
  /** Counts applications of this visit: the focus moves to what became of them. */
  sendings = 0;
  readonly photos: PhotosViewModel;
  readonly #deps: CourierApplicationDeps;
  #sent: SentApplication | undefined;

  constructor(deps: CourierApplicationDeps) {
    this.#deps = deps;
    this.photos = new PhotosViewModel({
      uploads: deps.uploads,
      use: 'deliveryman',
      most: PHOTOS_MOST,
      onChange: () => this.change({ images: this.photos.addresses }),
    });
    makeAutoObservable(
      this,
      {
        state: observableRef,
        failure: observableRef,
        form: observableRef,
        faults: observableRef,
        refused: observableRef,
        problem: observableRef,
        photos: false,
      },
      { autoBind: true },
    );
  }

  get phase(): ApplicationPhase {
    if (!this.#deps.sessions.read()) return 'guest';
    const { state, failure } = this;
    if (!state) return failure ? 'failed' : 'loading';
    if (canApply(state)) return 'form';
    return state.status === undefined || state.status === 'canceled' ? 'other' : 'sent';
  }

  /** Asks where the person stands, and shows what was typed on this device before. */
  async load(): Promise<void> {
    if (!this.#deps.sessions.read()) return;
    const answer = await this.#deps.applications.latest();
    runInAction(() => {
      this.failure = answer.ok ? undefined : answer.error;
      if (!answer.ok) return;
      if (!this.state) this.#restore();
      this.state = answer.value;
    });
  }

  /** COURIER-7g: asks where the person stands, and follows an application that waits until the returned call. */
  activate(): () => void {
    void this.load();
    let following: Subscription | undefined;
    const stop = reaction(
      () => this.state?.status === 'pending',
      (isWaiting) => {
        following?.unsubscribe();
        following = isWaiting ? this.#deps.updates.news.subscribe({ next: () => void this.load() }) : undefined;
      },
      { fireImmediately: true },
    );
    return () => {
      stop();
      following?.unsubscribe();
    };
  }

  faultOf(field: FormField): CourierApplicationFault | undefined {
    return this.faults.find((fault) => fault.field === field);
  }

  change(change: Partial<CourierApplicationDraft>): void {
    this.form = { ...this.form, ...change };
    // Another vehicle has other fields.
    const isForgiven = (field: string): boolean => field in change || ('vehicle' in change && field === 'number');
    this.faults = this.faults.filter(({ field }) => !isForgiven(field));
    this.refused = Object.fromEntries(Object.entries(this.refused).filter(([field]) => !isForgiven(field)));
    this.#keep();
  }

  /** Sends the application, or shows what is wrong with it. */
  async send(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    this.problem = undefined;
    await this.photos.settled();
    const checked = checkCourierApplication(this.form);
    runInAction(() => (this.faults = checked.ok ? [] : checked.error));
    if (!checked.ok || this.photos.hasFailed) return this.#refuse();
    const outcome = await this.#deps.applications.apply(checked.value, this.#keyFor(checked.value));
    if (outcome.ok) return this.#conclude(outcome.value);
    await this.#fail(outcome.error);
  }

  /** One key for one content: a changed application is another one. */
  #keyFor(application: CourierApplication): string {
    const text = JSON.stringify(application);
    if (this.#sent?.text !== text) this.#sent = { key: this.#deps.makeUuid(), text };
    this.#keep();
    return this.#sent.key;
  }

  #conclude(state: ApplicationState): void {
    runInAction(() => {
      this.state = state;
      this.isSending = false;
      this.sendings += 1;
      this.form = emptyForm;
      this.photos.restore([]);
      this.#sent = undefined;
    });
    this.#deps.store.write(undefined);
  }

  async #fail(failure: RemoteFailure): Promise<void> {
    const code = failure.kind === 'rejected' ? failure.code : '';
    if (code === EXISTS || code === OTHER_ROLE) {
      // Sent before, here or on another device, or decided meanwhile: that is shown.
      const answer = await this.#deps.applications.latest();
      if (answer.ok && !canApply(answer.value)) return this.#conclude(answer.value);
    }
    const refused = failure.kind === 'rejected' ? refusedFields(failure) : {};
    runInAction(() => {
      this.refused = refused;
      this.problem = Object.keys(refused).length > 0 ? undefined : failure;
    });
    this.#refuse();
  }

  #refuse(): void {
    runInAction(() => {
      this.isSending = false;
      this.failures += 1;
    });
  }

  #restore(): void {
    const kept = this.#deps.store.read();
    if (!kept) return;
    this.form = kept.form;
    this.#sent = kept.sent;
    this.photos.restore(kept.form.images);
  }

  #keep(): void {
    this.#deps.store.write({ form: this.form, sent: this.#sent });
  }
}
