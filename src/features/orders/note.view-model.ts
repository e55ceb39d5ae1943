import { makeAutoObservable, runInAction } from 'mobx';
import { checkNote, type Order, type OrderNotes } from '@domain/orders/index.ts';
import type { Translate } from '../../i18n/index.ts';
import type { AnnouncerViewModel } from '../announcer/index.ts';
import { failureText } from '../failure/index.ts';

/** What the note of a page's order needs. */
export type NoteDeps = {
  readonly notes: OrderNotes;
  readonly announcer: Pick<AnnouncerViewModel, 'say'>;
  readonly translate: Translate;
  readonly canChange: () => boolean;
  readonly order: () => Order | undefined;
  readonly changed: (order: Order) => void;
};

/** ORDER-7g: the note of an order, which can be changed until it is on its way. */
export class NoteViewModel {
  /** What is typed while the field is open. */
  typed: string | undefined;
  isSaving = false;
  /** Why it was not saved. */
  fault: string | undefined;
  readonly #deps: NoteDeps;

  constructor(deps: NoteDeps) {
    this.#deps = deps;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get canChange(): boolean {
    return this.#deps.canChange();
  }

  get isOpen(): boolean {
    return this.typed !== undefined;
  }

  open(): void {
    this.typed = this.#deps.order()?.note ?? '';
    this.fault = undefined;
  }

  close(): void {
    this.typed = undefined;
  }

  type(text: string): void {
    this.typed = text;
    this.fault = undefined;
  }

  /** Resolves to whether the note is saved; what was typed stays otherwise. */
  async save(): Promise<boolean> {
    const order = this.#deps.order();
    if (!order || this.typed === undefined || this.isSaving) return false;
    const { notes, announcer, translate, changed } = this.#deps;
    const checked = checkNote(this.typed);
    if (!checked.ok) {
      this.fault = translate('order.note_long', { most: checked.error.most });
      return false;
    }
    this.isSaving = true;
    const outcome = await notes.change(order.id, checked.value);
    runInAction(() => {
      this.isSaving = false;
      if (outcome.ok) this.typed = undefined;
      else this.fault = failureText(outcome.error, translate);
    });
    if (!outcome.ok) return false;
    changed(outcome.value);
    announcer.say(translate('order.note_saved'));
    return true;
  }
}
