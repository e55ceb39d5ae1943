import { observer } from 'mobx-react-lite';
import { useService } from '../../di/index.ts';
import { useTranslate } from '../../i18n/index.ts';
import { MenuChoice, MenuList } from '../../ui/menu/index.ts';
import { closePopover, Popover } from '../../ui/popover/index.ts';
import { LANGUAGE_POPOVER, LOCALE_VIEW_MODEL } from './locale.tokens.ts';
import type { LocaleViewModel } from './locale.view-model.ts';

type LanguagePickerProps = { readonly vm: Pick<LocaleViewModel, 'language' | 'options' | 'choose'> };

/** LOCALE-1: closes before the language changes; each language has its own name. */
export const LanguagePickerView = observer(function LanguagePickerView({ vm }: LanguagePickerProps) {
  const translate = useTranslate();
  const choose = (locale: string): void => {
    closePopover(LANGUAGE_POPOVER);
    void vm.choose(locale);
  };
  return (
    <Popover id={LANGUAGE_POPOVER} label={translate('header.language')}>
      <MenuList>
        {vm.options.map((language) => (
          <MenuChoice
            key={language.locale}
            lang={language.locale}
            isChosen={language.locale === vm.language}
            onChoose={() => choose(language.locale)}
          >
            {language.title}
          </MenuChoice>
        ))}
      </MenuList>
    </Popover>
  );
});

export function LanguagePicker() {
  return <LanguagePickerView vm={useService(LOCALE_VIEW_MODEL)} />;
}
