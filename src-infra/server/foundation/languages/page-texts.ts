/** Texts of the embedded sign-in provider's page; `:provider` is replaced. */
export type ProviderPageTexts = {
  readonly title: string;
  readonly note: string;
  readonly pick: string;
  readonly type: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly go: string;
  readonly cancel: string;
  readonly unverified: string;
  readonly brokenTitle: string;
  readonly broken: string;
  readonly mistakes: { readonly name: string; readonly email: string; readonly phone: string };
};

/** Texts of the payment pages; `:provider`, `:amount`, `:id` are replaced. */
export type PayPageTexts = {
  readonly title: string;
  readonly note: string;
  readonly things: {
    readonly cart: string;
    readonly order: string;
    readonly tip: string;
    readonly parcel: string;
    readonly 'top-up': string;
    readonly share: string;
  };
  readonly pay: string;
  readonly cancel: string;
  readonly tryOut: string;
  readonly decline: string;
  readonly lost: string;
  readonly declined: string;
  readonly paidTitle: string;
  readonly paid: string;
  readonly waitingTitle: string;
  readonly waiting: string;
  readonly goOn: string;
  readonly brokenTitle: string;
  readonly broken: string;
  readonly unreachableTitle: string;
  readonly unreachable: string;
  readonly again: string;
  readonly busyTitle: string;
  readonly busy: string;
  readonly home: string;
};

/** Texts of the page that undoes a change of sign-in details. */
export type UndoPageTexts = {
  readonly title: string;
  readonly note: string;
  readonly go: string;
  readonly doneTitle: string;
  readonly done: string;
  readonly newPassword: string;
  readonly goneTitle: string;
  readonly gone: string;
  readonly home: string;
};
