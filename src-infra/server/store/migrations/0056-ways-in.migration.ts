/**
 * Providers that owners have unlinked: an address that both sides know does not link them again. A change of sign-in
 * details keeps the identities from before, which its undoing restores. Passkeys have a name.
 */
export const waysIn = `
create table unlinked_providers (
  user_id integer not null references users on delete cascade,
  provider text not null check (provider in ('google', 'facebook', 'apple')),
  unlinked_at bigint not null,
  primary key (user_id, provider)
);
alter table account_changes add column identities jsonb not null default '[]';
alter table passkeys add column name text check (length(name) <= 60)`;
