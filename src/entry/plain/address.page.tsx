import {
  addressAt,
  addressLine,
  deliveryAddressOf,
  isPlaced,
  type AddressSuggestion,
  type DeliveryAddress,
} from '@domain/addresses/index.ts';
import { SUGGESTION_KINDS } from '../../features/addresses/addresses.messages.ts';
import { failureText } from '../../features/failure/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { Field, Hidden } from './parts.view.tsx';
import { PLAIN_ADDRESS, PLAIN_CHECKOUT, plainSignIn } from './plain-path.ts';
import { page, redirectTo, type PlainPage, type PlainPorts } from './plain-page.ts';

type Found = { readonly suggestions: readonly AddressSuggestion[]; readonly fault: string | undefined };

/** ADDRESS-6: an address among the saved ones, or by its text. */
export const addressPage: PlainPage = async (ports, { query, sent }) => {
  const { address, addresses, sessions, translate } = ports;
  if (!sessions.read()) return redirectTo(plainSignIn(PLAIN_ADDRESS));
  const listed = await addresses.list();
  const saved = listed.ok ? listed.value.filter(isPlaced) : [];
  const text = (sent ?? query).get('search')?.trim() ?? '';
  const found = text === '' ? { suggestions: [], fault: undefined } : await find(ports, text);
  if (sent) {
    const own = saved.find(({ id }) => String(id) === sent.get('saved'));
    const suggested = found.suggestions.find(({ id }) => id === sent.get('place'));
    const chosen = own ? deliveryAddressOf(own) : suggested && addressAt(suggested);
    if (chosen) {
      address.write(chosen);
      return redirectTo(PLAIN_CHECKOUT);
    }
  }
  return page(translate('address.choose'), <AddressForms saved={saved} text={text} found={found} />, sent ? 400 : 200);
};

const find = async ({ suggester, address, translate }: PlainPorts, text: string): Promise<Found> => {
  const answer = await suggester.suggest({ text, near: address.read()?.location });
  if (!answer.ok) return { suggestions: [], fault: failureText(answer.error, translate) };
  const fault = answer.value.length === 0 ? translate('plain.no_address') : undefined;
  return { suggestions: answer.value, fault };
};

type AddressFormsProps = {
  readonly saved: readonly (DeliveryAddress & { readonly id: number; readonly title: string })[];
  readonly text: string;
  readonly found: Found;
};

function AddressForms({ saved, text, found }: AddressFormsProps) {
  const translate = useTranslate();
  return (
    <>
      {saved.length > 0 && (
        <form method="post" action="?">
          <h2>{translate('address.page_title')}</h2>
          <ul className="picks">
            {saved.map((address) => (
              <li key={address.id}>
                <button name="saved" value={address.id}>
                  <bdi>{addressLine(address)}</bdi>
                </button>
              </li>
            ))}
          </ul>
        </form>
      )}
      <form method="get">
        <Field name="search" label={translate('address.search')} fault={found.fault}>
          {(attributes) => (
            <input
              {...attributes}
              type="search"
              dir="auto"
              autoComplete="street-address"
              maxLength={200}
              defaultValue={text}
            />
          )}
        </Field>
        <button>{translate('plain.find')}</button>
      </form>
      {found.suggestions.length > 0 && (
        <form method="post" action="?">
          <h2>{translate('address.suggestions')}</h2>
          <Hidden values={{ search: text }} />
          <ul className="picks">
            {found.suggestions.map((suggestion) => (
              <li key={suggestion.id}>
                <Pick suggestion={suggestion} />
              </li>
            ))}
          </ul>
        </form>
      )}
    </>
  );
}

/** A street needs its number first. */
function Pick({ suggestion: { id, kind, title, district } }: { readonly suggestion: AddressSuggestion }) {
  const translate = useTranslate();
  const words = (
    <>
      <bdi>{title}</bdi>
      <small>
        <bdi>{district}</bdi> · {translate(kind === 'street' ? 'address.add_number' : SUGGESTION_KINDS[kind])}
      </small>
    </>
  );
  return kind === 'street' ? (
    <a className="button" href={`?search=${encodeURIComponent(`${title} `)}`}>
      {words}
    </a>
  ) : (
    <button name="place" value={id}>
      {words}
    </button>
  );
}
