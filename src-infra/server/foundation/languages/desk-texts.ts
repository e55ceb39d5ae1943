type Said = { readonly title: string; readonly text: string };

/** Texts of the desk that owners of shops see: its frame, its doors and its lists. `:name` is replaced. */
export type DeskTexts = {
  readonly title: string;
  readonly menu: string;
  readonly skip: string;
  readonly toSite: string;
  readonly signOut: string;
  /** Before the title of a page whose form was refused. */
  readonly error: string;
  readonly failed: string;
  readonly sent: string;
  readonly signIn: {
    readonly title: string;
    readonly note: string;
    readonly ended: string;
    readonly email: string;
    readonly password: string;
    readonly go: string;
    readonly back: string;
    readonly noRights: string;
    readonly tooLong: string;
    readonly signedOut: string;
  };
  /** The answer to a signed-in customer. */
  readonly customer: Said & { readonly heading: string; readonly sell: string; readonly other: string };
  /** The answer to the owner of a shop that is not approved. */
  readonly waiting: Said & { readonly go: string };
  readonly missing: Said;
  readonly busy: Said;
  readonly foreign: Said;
  readonly unreadable: Said;
  readonly toDesk: string;
  readonly list: {
    readonly status: string;
    readonly all: string;
    readonly search: string;
    readonly show: string;
    readonly none: string;
    readonly whole: string;
    readonly pages: string;
    readonly previous: string;
    readonly next: string;
    readonly page: string;
  };
  readonly statuses: {
    readonly new: string;
    readonly accepted: string;
    readonly cooking: string;
    readonly ready: string;
    readonly on_a_way: string;
    readonly delivered: string;
    readonly canceled: string;
    /** Of a chat. */
    readonly unread: string;
  };
  readonly ownShop: {
    readonly title: string;
    readonly address: string;
    readonly phone: string;
    readonly orders: string;
    readonly taken: string;
    readonly paused: string;
    readonly page: string;
    readonly change: string;
  };
};
