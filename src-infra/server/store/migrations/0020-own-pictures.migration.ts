/** Pictures of people that are no upload of their own: addresses of other sites, data, uploads of others. */
export const ownPictures = `
update users set img = null
where img is not null
  and (img ~ '^[a-zA-Z][a-zA-Z0-9+.-]*:' or img like '/%' or img like '%\\\\%' or img like '%..%'
    or exists (select 1 from uploads where uploads.path = users.img and uploads.user_id <> users.id))`;
