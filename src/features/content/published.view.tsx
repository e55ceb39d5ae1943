import { Trans } from '../../i18n/index.ts';

/** LOCALE-8: the day an article came out; nothing where the server tells none. The calendar's own words would cost every first visit a file. */
export function Published({ on }: { readonly on: string | undefined }) {
  return on === undefined ? null : (
    <Trans
      id="article.published"
      parts={{
        date: (
          <time dateTime={on} dir="ltr">
            {on.split('-').reverse().join('.')}
          </time>
        ),
      }}
    />
  );
}
