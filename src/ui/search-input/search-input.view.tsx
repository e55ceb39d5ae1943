import { Icon } from '../icon/index.ts';
import * as icons from '../icon/icons.data.ts';

type SearchInputProps = {
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly label: string;
  /** The look of the field; its pattern is `search-field`. */
  readonly className: string | undefined;
};

/** Narrows a list while somebody types; there is nothing to submit. */
export function SearchInput({ value, onChange, label, className }: SearchInputProps) {
  return (
    <label className={className}>
      <Icon path={icons.searchIcon} />
      <input
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={label}
        aria-label={label}
        enterKeyHint="search"
      />
    </label>
  );
}
