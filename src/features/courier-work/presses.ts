import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  deliveryName,
  type CourierDesk,
  type CourierRefusal,
  type CourierWork,
  type DeliveryKey,
  type DeliveryPress,
} from '@domain/couriers/index.ts';
import { isOutcomeUnknown, type RemoteFailure } from '@domain/kernel/remote-failure.ts';

type PressesDeps = {
  readonly desk: Pick<CourierDesk, 'press'>;
  readonly makeUuid: () => string;
  readonly delay: (milliseconds: number) => Promise<void>;
  readonly done: (press: DeliveryPress, work: CourierWork) => void;
  readonly refused: (press: DeliveryPress, refusal: CourierRefusal) => void;
  readonly failed: (failure: RemoteFailure) => void;
};

/** How long a press waits before it is sent again. */
const RESEND_MS = 3000;

/**
 * The press of a courier, one at a time. Without a connection it is kept and sent again under the same key until
 * somebody answers, so that it happens once.
 */
export class Presses {
  current: DeliveryPress | undefined = undefined;
  /** Whether the current one waits for a connection. */
  isKept = false;
  readonly #deps: PressesDeps;

  constructor(deps: PressesDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  isBusy(step: DeliveryPress['step'], key: DeliveryKey): boolean {
    return this.current?.step === step && deliveryName(this.current.key) === deliveryName(key);
  }

  async press(press: DeliveryPress): Promise<void> {
    if (this.current) return;
    this.current = press;
    const key = this.#deps.makeUuid();
    for (;;) {
      const answer = await this.#deps.desk.press(press, key);
      if (answer.ok) {
        this.#end();
        return this.#deps.done(press, answer.value);
      }
      if (!isRemote(answer.error)) {
        this.#end();
        return this.#deps.refused(press, answer.error);
      }
      if (answer.error.kind === 'unauthorized' || !isOutcomeUnknown(answer.error)) {
        this.#end();
        return this.#deps.failed(answer.error);
      }
      runInAction(() => (this.isKept = true));
      await this.#deps.delay(waitOf(answer.error));
    }
  }

  #end(): void {
    runInAction(() => {
      this.current = undefined;
      this.isKept = false;
    });
  }
}

const REMOTE: readonly string[] = ['unauthorized', 'timeout', 'unreachable', 'malformed', 'rejected'];
const isRemote = (failure: CourierRefusal | RemoteFailure): failure is RemoteFailure => REMOTE.includes(failure.kind);

const waitOf = (failure: RemoteFailure): number =>
  failure.kind === 'rejected' && failure.retryAfter !== undefined ? failure.retryAfter * 1000 : RESEND_MS;
