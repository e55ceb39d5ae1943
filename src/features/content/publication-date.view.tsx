import { Trans } from '../../i18n/index.ts';

/**
 * LOCALE-8: the publication date of an article, if known. Written without the calendar module, which would add a file
 * to every first visit.
 */
export function PublicationDate({ on }: { readonly on: string | undefined }) {
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
