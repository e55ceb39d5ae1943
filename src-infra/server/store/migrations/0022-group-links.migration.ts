/** Group orders get a secret link, a name and a payer; open groups get a link that nobody has seen. */
export const groupLinks = `
alter table carts add column invitation uuid;
alter table carts add column title text not null default '';
alter table carts add column payer text not null default 'owner' check (payer in ('owner', 'each'));
update carts set invitation = gen_random_uuid() where is_group`;
