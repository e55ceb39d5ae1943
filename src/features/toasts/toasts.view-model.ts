import { makeAutoObservable, observableRef } from 'mobx';
import { withToast, type ToastKind } from '@domain/appearance/index.ts';

export type Toast = {
  readonly id: number;
  readonly kind: ToastKind;
  /** Already translated. */
  readonly text: string;
  readonly action?: { readonly label: string; readonly run: () => void };
};

/** Short notices over the page. */
export class ToastsViewModel {
  toasts: readonly Toast[] = [];
  #last = 0;

  constructor() {
    makeAutoObservable(this, { toasts: observableRef }, { autoBind: true });
  }

  /** ERROR-4: the same text is never on screen twice. */
  show(kind: ToastKind, text: string, action?: Toast['action']): void {
    this.toasts = withToast<Toast>(this.toasts, { id: ++this.#last, kind, text, ...(action && { action }) });
  }

  close(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}
