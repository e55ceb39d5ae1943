import { makeAutoObservable, observableRef } from 'mobx';

/** ERROR-4: closes by itself after five seconds, not while pointed at or focused. */
export const TOAST_MS = 5000;

export type ToastKind = 'success' | 'warning' | 'error' | 'info';
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

  /** The same words are never on screen twice. */
  show(kind: ToastKind, text: string, action?: Toast['action']): void {
    const others = this.toasts.filter((toast) => toast.text !== text);
    this.toasts = [...others, { id: ++this.#last, kind, text, ...(action && { action }) }].slice(-3);
  }

  close(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }
}
