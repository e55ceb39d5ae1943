import { addressAt, type AddressSuggester, type AddressSuggestion } from '@domain/addresses/index.ts';
import { createAddressSuggester } from '../../composition/adapters/address-suggester.adapter.ts';
import { PLATFORM } from '../../composition/platform.ts';
import { API } from '../../composition/tokens.ts';
import { ADDRESS_CHOICE } from '../../features/addresses/index.ts';
import { failureText } from '../../features/failure/index.ts';
import { LOCALE_VIEW_MODEL } from '../../features/locale/index.ts';
import { REFERENCE_VIEW_MODEL } from '../../features/reference/index.ts';
import { choose } from './dialogue.ts';
import type { TerminalApp } from './terminal-app.ts';

/** ADDRESS-6: asks where to deliver until a place is chosen; an empty line leaves it open. */
export const findAddress = async (app: TerminalApp): Promise<void> => {
  const { translate, talk } = app;
  const suggester = suggesterOf(app);
  let street = '';
  for (;;) {
    const typed = await talk.ask(`${translate('address.search')}:`);
    if (typed === '') return;
    const text = street + typed;
    const answer = await suggester.suggest({ text, near: undefined });
    if (!answer.ok) talk.say(failureText(answer.error, translate));
    else if (answer.value.length === 0) talk.say(translate('plain.no_address'));
    else {
      const options = answer.value.map((value) => ({ label: `${value.title}, ${value.district}`, value }));
      const { kind, title, ...found } = await choose(app, translate('address.choose'), options);
      // A street asks for its number first; chosen once more, it is taken without one.
      const needsNumber = kind === 'street' && text.trim() !== title;
      if (!needsNumber) return take(app, found);
      street = `${title} `;
      talk.say(translate('address.add_number'));
    }
  }
};

const take = async ({ get, talk }: TerminalApp, place: Pick<AddressSuggestion, 'text' | 'location'>): Promise<void> => {
  talk.say(place.text);
  await get(ADDRESS_CHOICE).choose(addressAt(place));
};

const suggesterOf = ({ get }: TerminalApp): AddressSuggester =>
  createAddressSuggester({
    api: get(API),
    platform: get(PLATFORM),
    language: () => get(LOCALE_VIEW_MODEL).language,
    settings: () => get(REFERENCE_VIEW_MODEL).settings,
  });
