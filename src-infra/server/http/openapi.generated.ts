// Generated from openapi.yaml and *.openapi.yaml by generate-types.ts; not edited by hand.
export interface paths {
    readonly "/dashboard/user/addresses": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's addresses */
        readonly get: operations["listAddresses"];
        readonly put?: never;
        /** Saves an address */
        readonly post: operations["createAddress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/addresses/delete": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Deletes addresses */
        readonly delete: operations["deleteAddresses"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/addresses/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns an address of the caller */
        readonly get: operations["showAddress"];
        /** Changes an address */
        readonly put: operations["updateAddress"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/address/set-active/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Activates an address */
        readonly post: operations["activateAddress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/address/get-active": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the active address */
        readonly get: operations["showActiveAddress"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/maps/geocode": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists addresses at a location, best match first; may be empty */
        readonly get: operations["geocode"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/maps/suggest": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a typed address may mean, best first, at most six (extension `address_suggest`) */
        readonly get: operations["suggestAddresses"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/cart": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the caller's open cart, refreshed */
        readonly get: operations["showCart"];
        readonly put?: never;
        /** Sets one line without add-ons */
        readonly post: operations["setCartLine"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/cart/insert-product": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sets many lines, all or none */
        readonly post: operations["insertProducts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/cart/delete": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Deletes carts of the caller */
        readonly delete: operations["deleteCarts"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/cart/my-delete": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Deletes every cart of the caller */
        readonly delete: operations["deleteMyCarts"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/cart/product/delete": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Deletes lines of the caller's cart */
        readonly delete: operations["deleteCartProducts"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/cart/calculate/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Calculates a cart with its fees and returns a quote */
        readonly post: operations["calculateCart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/order/products/calculate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Calculates products without a cart */
        readonly get: operations["calculateProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/coupons": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the coupons that a shop shows at checkout and that the caller may use today
         * @description Extension `listed_coupons`.
         */
        readonly get: operations["listCoupons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/coupons/check": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Checks a coupon code */
        readonly post: operations["checkCoupon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/cart/open": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Returns the caller's cart of a shop, created on demand */
        readonly post: operations["openCart"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/cart/set-group/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Starts or ends the caller's group order */
        readonly post: operations["toggleGroup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/cart/lock/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Locks the caller's group order */
        readonly post: operations["lockGroup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/cart/unlock/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Unlocks the caller's group order */
        readonly post: operations["unlockGroup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/cart/group/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Sets the spend limit, the deadline, the name, the payer and the destination of the caller's group order */
        readonly put: operations["limitGroup"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/cart/invitation/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Replaces the secret of the link to the caller's group order; members stay */
        readonly post: operations["renewGroupLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/cart/status/{uuid}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Toggles the caller's part between choosing and done */
        readonly post: operations["flipMyStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/cart/member/delete": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Removes members from the caller's group order */
        readonly delete: operations["kickMembers"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/cart/open": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Joins a group order by name */
        readonly post: operations["joinGroup"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/cart/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a group order as one of its members sees it */
        readonly get: operations["showGroup"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/cart/{id}/invitation": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns what a link to a group order shows before joining */
        readonly get: operations["showInvitation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/cart/{id}/events": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Streams a group order as server-sent events (8.4); the owner needs the token only */
        readonly get: operations["streamGroupEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/cart": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sets one line without add-ons in the member's own part */
        readonly post: operations["setGroupLine"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/cart/insert-product": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sets many lines in the member's own part, all or none */
        readonly post: operations["insertGroupProducts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/cart/status/{uuid}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Toggles the member's part between choosing and done */
        readonly post: operations["flipGroupStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/cart/product/delete": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /**
         * Deletes lines of the member's own part
         * @description `user_cart_uuid` is required unless `EXISTING_CLIENTS` is on: then a guest may be known by the network address that joined.
         */
        readonly delete: operations["deleteGroupProducts"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/cart/member/delete": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Leaves a group order */
        readonly delete: operations["leaveGroup"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shops/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists approved shops, filtered and ordered */
        readonly get: operations["listShops"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shops/counts": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly search?: components["parameters"]["Search"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Counts the shops that each further choice of a filter would leave
         * @description Extension `shop_counts`. Takes the filter of `shops/paginate`. A group bears the name of its parameter; the count of a choice
         *     is the total of the list with this choice in place of the group's own, `any` the total without the group. `free_delivery` and
         *     `delivery_fee_to` are one group, and so are `diets` and `without_allergens`; a diet is counted besides what the group asks for.
         */
        readonly get: operations["countShops"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shops": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the approved shops with these ids or uuids */
        readonly get: operations["listShopsByKeys"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shops/recommended": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists bestselling shops */
        readonly get: operations["listRecommendedShops"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shops/search": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Searches shops by name or description, tolerating accents and typing errors */
        readonly get: operations["searchShops"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shops/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a shop by id or uuid */
        readonly get: operations["showShop"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shops-takes": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists tags of shops, optionally of one category */
        readonly get: operations["listShopTags"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/products-avg-prices": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the bounds of the price slider */
        readonly get: operations["showPriceBounds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shops/{id}/categories": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists product categories with products in this shop */
        readonly get: operations["listShopCategories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shops/{id}/reviews": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists reviews of a shop, the newest first or by `column=rating` */
        readonly get: operations["listShopReviews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shops/{id}/reviews-group-rating": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the rating distribution of a shop */
        readonly get: operations["showShopRatings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shop-working-check/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Checks whether a shop is open at a local time */
        readonly get: operations["checkShopHours"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/branches": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists branches of shops */
        readonly get: operations["listBranches"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/branches/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a branch */
        readonly get: operations["showBranch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shop/delivery-zone/check/distance": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Checks whether any open shop delivers to a location
         * @description An extension: the refusal says in `data.kilometres` how far the closest delivery zone is
         */
        readonly get: operations["checkAnyZone"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shop/{id}/delivery-zone/check/distance": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Checks whether a shop delivers to a location */
        readonly get: operations["checkShopZone"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shops/{id}/products": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the menu of a shop, recommended products first */
        readonly get: operations["showMenu"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shops/{id}/products/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists products of a shop */
        readonly get: operations["listShopProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shops/{id}/products/recommended/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists bestsellers of a shop */
        readonly get: operations["listRecommendedProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/products/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists products of approved shops */
        readonly get: operations["listProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/products/search": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Searches products by name or description, tolerating accents and typing errors */
        readonly get: operations["searchProducts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/products/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a product by id or uuid, with every stock and add-on */
        readonly get: operations["showProduct"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/products/reviews/{uuid}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists reviews of a product */
        readonly get: operations["listProductReviews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/categories/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists published categories with their children */
        readonly get: operations["listCategories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/categories/{uuid}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a category */
        readonly get: operations["showCategory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/brands/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists brands */
        readonly get: operations["listBrands"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/search/suggest": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns search suggestions (8.10) */
        readonly get: operations["suggest"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/search/facets": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What results of a search can be narrowed by, with what each choice leaves (extension `search_facets`) */
        readonly get: operations["listSearchFacets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/chat/chats": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's chats, oldest first */
        readonly get: operations["listChats"];
        readonly put?: never;
        /** Opens the caller's chat with the operator, a shop, or the courier of an own order or parcel */
        readonly post: operations["openChat"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/chat/chats/{id}/read": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Marks the other side's messages as read */
        readonly post: operations["readChat"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/chat/chats/{id}/typing": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tells the other side that the caller is typing; nothing is stored */
        readonly post: operations["announceTyping"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/chat/messages": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists messages after or before a given one, or the latest; oldest first */
        readonly get: operations["listChatMessages"];
        readonly put?: never;
        /** Sends a message */
        readonly post: operations["sendChatMessage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/chats": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists all chats, latest message first; status "unread" selects those awaiting a reply */
        readonly get: operations["listAllChats"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/chats/{id}/messages": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists messages of a chat after a given one, or the latest; oldest first */
        readonly get: operations["listDeskMessages"];
        readonly put?: never;
        /** Replies to a customer */
        readonly post: operations["answerChat"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/chats/{id}/typing": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tells the customer that an answer is being written; nothing is stored */
        readonly post: operations["announceAnswer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/chats/{id}/events": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Streams as server-sent events that there is a new message, and that the customer is typing */
        readonly get: operations["streamChatEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/deliveryman/chats": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's chats with the customers of what they have in hand, oldest first */
        readonly get: operations["listCourierChats"];
        readonly put?: never;
        /** Opens the caller's chat with a customer to whom they bring something */
        readonly post: operations["openCourierChat"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/deliveryman/chats/{id}/read": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Marks the customer's messages as read */
        readonly post: operations["readCourierChat"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/deliveryman/chats/{id}/typing": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tells the customer that the courier is typing; nothing is stored */
        readonly post: operations["announceCourierTyping"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/deliveryman/chats/{id}/messages": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists messages after or before a given one, or the latest; oldest first */
        readonly get: operations["listCourierMessages"];
        readonly put?: never;
        /** Writes to the customer */
        readonly post: operations["sendCourierMessage"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/chats": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the chats of a shop, latest message first; status "unread" selects those awaiting a reply */
        readonly get: operations["listShopChats"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/chats/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a chat of a shop and the order that it is about */
        readonly get: operations["showShopChat"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/chats/{id}/read": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Marks the customer's messages as read */
        readonly post: operations["readShopChat"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/chats/{id}/messages": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists messages of a chat after a given one, or the latest; oldest first */
        readonly get: operations["listShopMessages"];
        readonly put?: never;
        /** Replies to a customer in the name of the shop */
        readonly post: operations["answerShopChat"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/chats/{id}/typing": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tells the customer that an answer is being written; nothing is stored */
        readonly post: operations["announceShopAnswer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/chats/{id}/events": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Streams that there is a new message, that the customer is typing, and that they have read */
        readonly get: operations["streamShopChat"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/banners/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists active banners */
        readonly get: operations["listBanners"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/banners/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a banner with its shops */
        readonly get: operations["showBanner"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/banners/{id}/liked": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Toggles the caller's like of a banner */
        readonly post: operations["toggleBannerLike"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/banners-ads": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists ads paid for by shops */
        readonly get: operations["listAds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/banners-ads/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns an ad with its shops */
        readonly get: operations["showAd"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/stories/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists stories of the last 24 hours, one array per shop */
        readonly get: operations["listStories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/blogs/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists articles or news, newest first */
        readonly get: operations["listBlogs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/blogs/{uuid}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns an article or news item */
        readonly get: operations["showBlog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/last-blog/show": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the newest article or news item */
        readonly get: operations["showLastBlog"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/receipts/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Recipes */
        readonly get: operations["listRecipes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/receipts/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a recipe with its ingredients */
        readonly get: operations["showRecipe"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shop-payments/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the payment methods of a shop */
        readonly get: operations["listShopPayments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/stat": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the number of users and delivered orders */
        readonly get: operations["showMarketStatistics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/term": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Terms of use */
        readonly get: operations["showTerm"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/policy": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Privacy policy */
        readonly get: operations["showPolicy"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/faqs/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists frequently asked questions */
        readonly get: operations["listFaqs"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/referral": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the referral program */
        readonly get: operations["showReferral"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/careers/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists open jobs */
        readonly get: operations["listCareers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/careers/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns an open job */
        readonly get: operations["showCareer"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/pages/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists pages about the marketplace */
        readonly get: operations["listPages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/pages/{type}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a page about the marketplace */
        readonly get: operations["showPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/landing-pages/welcome": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the landing page */
        readonly get: operations["showLandingPage"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/deliveryman/work": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the caller's deliveries in hand, those they may take, and those of the day */
        readonly get: operations["showCourierWork"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/deliveryman/online": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Begins or ends to receive offers; ending gives back what is not picked up */
        readonly post: operations["setCourierOnline"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/deliveryman/place": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Tells where the caller is, which the customers see of whom they have something on the way */
        readonly post: operations["reportCourierPlace"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/deliveryman/deliveries/{kind}/{id}/take": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Takes an open delivery; 409 with the reason "taken" if another courier was faster */
        readonly post: operations["takeDelivery"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/deliveryman/deliveries/{kind}/{id}/give-back": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Gives back what is not picked up */
        readonly post: operations["giveDeliveryBack"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/deliveryman/deliveries/{kind}/{id}/picked-up": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Records that the caller has picked up what is ready */
        readonly post: operations["pickDeliveryUp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/deliveryman/deliveries/{kind}/{id}/delivered": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Records that the caller has delivered, by the customer's code where one is asked
         * @description A wrong code answers 409 with the reason "wrong-code". After every third the reason is "code-wait" until `data.until`, after the ninth "code-locked" for good.
         */
        readonly post: operations["handDeliveryOver"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/{id}/follow-link": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tells whether the caller's order can be followed by a link */
        readonly get: operations["showFollowLink"];
        readonly put?: never;
        /**
         * Creates a link to the caller's order under way
         * @description The secret is told once and stored as a hash. Earlier links stay; of more than twenty the oldest ends. A link ends three hours after the order.
         */
        readonly post: operations["createFollowLink"];
        /** Ends all links to the caller's order at once */
        readonly delete: operations["endFollowLinks"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/parcel-orders/{id}/follow-link": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tells whether the caller's parcel can be followed by a link */
        readonly get: operations["showParcelFollowLink"];
        readonly put?: never;
        /**
         * Creates a link to the caller's parcel under way
         * @description The secret is told once and stored as a hash. Earlier links stay; of more than twenty the oldest ends. A link ends three hours after the parcel.
         */
        readonly post: operations["createParcelFollowLink"];
        /** Ends all links to the caller's parcel at once */
        readonly delete: operations["endParcelFollowLinks"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/follow/{secret}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Returns what everybody with the link sees of an order or a parcel
         * @description A stopped, an expired and an unknown link answer alike.
         */
        readonly get: operations["showFollowed"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/login": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Signs in with e-mail or phone and password */
        readonly post: operations["logIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/register": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a registration code by e-mail or SMS; responds identically for known and unknown addresses */
        readonly post: operations["register"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/resend-verify": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends another code */
        readonly post: operations["resendCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/verify/{code}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Exchanges a code for the proof that after-verify requires
         * @description `email` is required unless `EXISTING_CLIENTS` is on: then the code may come alone from the network address that asked for it.
         */
        readonly get: operations["verifyCode"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/after-verify": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Creates the account of a verified e-mail address */
        readonly post: operations["completeRegistration"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/logout": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Revokes the token of this call */
        readonly post: operations["logOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/verify/phone": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Creates the account of a phone number, verified by its code or an identity token (type firebase) */
        readonly post: operations["verifyPhone"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/forgot/email-password": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a recovery code by e-mail; responds identically for known and unknown addresses */
        readonly post: operations["forgetPasswordByEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/forgot/email-password/{code}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Signs in with a recovery code sent by e-mail */
        readonly post: operations["recoverByEmail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/forgot/password": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a recovery code by SMS; responds identically for known and unknown numbers */
        readonly post: operations["forgetPasswordByPhone"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/forgot/password/confirm": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Signs in with a recovery code, or an identity token that contains the number (type firebase) */
        readonly post: operations["recoverByPhone"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/{provider}/callback": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Signs in with an identity token, from which all personal data come */
        readonly post: operations["signInWithProvider"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/products": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists what a shop sells, in the order of its menu, add-ons last; `search` is a part of a title */
        readonly get: operations["listMenuProducts"];
        readonly put?: never;
        /** Adds a product with one variant at the end of the menu */
        readonly post: operations["createMenuProduct"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/products/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows a product as its seller sees it */
        readonly get: operations["showMenuProduct"];
        readonly put?: never;
        /** Replaces what a product says; 409 with `data.product` if somebody else has changed it since `revision` */
        readonly post: operations["changeMenuProduct"];
        /** Takes a product off the menu; orders that name it stay */
        readonly delete: operations["removeMenuProduct"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/products/{id}/visibility": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Shows or hides a product */
        readonly post: operations["switchMenuProduct"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/products/{id}/move": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Moves a product past its neighbor in the same category */
        readonly post: operations["moveMenuProduct"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/products/{id}/supply": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sells no more of a product until five in the morning on the shop’s clock, or offers again what was there */
        readonly post: operations["setMenuSupply"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/products/{id}/stocks/{stock_id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Changes price and pieces of a variant; 409 with `data.product` if somebody else has changed the price since */
        readonly post: operations["changeMenuStock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/categories": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the categories that products of a shop can be in */
        readonly get: operations["listMenuCategories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/hours": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows hours, days off and delivery terms of a shop */
        readonly get: operations["showShopHours"];
        readonly put?: never;
        /** Replaces the hours of the week; 409 if somebody else has changed them since `revision` */
        readonly post: operations["setShopHours"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/days-off": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Adds a day off, or all days from one to another */
        readonly post: operations["addDaysOff"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/days-off/{day}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Removes a day off */
        readonly delete: operations["removeDayOff"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/delivery-terms": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Replaces what delivery costs and how long it takes; 409 if somebody else has changed it since `revision` */
        readonly post: operations["setDeliveryTerms"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/notifications": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's notifications */
        readonly get: operations["listNotifications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/notifications/read-all": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Marks every notification of the caller as read */
        readonly post: operations["readAllNotifications"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/notifications/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a notification of the caller */
        readonly get: operations["showNotification"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/notifications/{id}/read-at": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Marks one notification of the caller as read */
        readonly post: operations["readNotification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/profile/notifications-statistic": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns unread counts by type */
        readonly get: operations["showStatistics"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/notifications": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's push preferences */
        readonly get: operations["listPreferences"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/update/notifications": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Changes push preferences */
        readonly post: operations["updatePreferences"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/events": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Streams the caller's events as server-sent events (8.4) */
        readonly get: operations["streamUserEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/events": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Streams to everybody that operators changed something */
        readonly get: operations["streamMarketEvents"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/coupons": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the coupons of all shops by code; `search` is a part of a code */
        readonly get: operations["listAllCoupons"];
        readonly put?: never;
        /** Creates a coupon of a shop */
        readonly post: operations["createCoupon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/coupons/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Shows a coupon of any shop */
        readonly get: operations["showAnyCoupon"];
        readonly put?: never;
        /** Changes what is sent of a coupon; what it takes off only while nobody has used it */
        readonly post: operations["changeCoupon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/coupons/{id}/end": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Ends a coupon at once */
        readonly post: operations["endCoupon"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/couriers": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists couriers that deliveries may be assigned to, by city and name */
        readonly get: operations["listCouriers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/news": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists news including drafts; filter by status "published" or "draft" */
        readonly get: operations["listNews"];
        readonly put?: never;
        /** Creates a news item */
        readonly post: operations["writeNews"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/news/{uuid}/publish": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Publishes a news item and notifies everybody, once */
        readonly post: operations["publishNews"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/outbox": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists messages sent by e-mail and SMS */
        readonly get: operations["listOutbox"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/outbox/{id}/send-again": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Tries to deliver a failed message anew
         * @description An extension
         */
        readonly post: operations["sendOutboxTextAgain"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/settings": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the settings that operators may change */
        readonly get: operations["listAllSettings"];
        readonly put?: never;
        /** Changes settings, all or none */
        readonly post: operations["changeSettings"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/audit": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists what operators changed, newest first */
        readonly get: operations["listAudit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/sign-ins": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists all sign-ins, newest first; filter by status "valid" or "ended" */
        readonly get: operations["listSignIns"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/simulation": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the simulation clock and the injected faults */
        readonly get: operations["showSimulation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/simulation/clock": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Stops, starts, speeds up or advances the simulation clock */
        readonly post: operations["turnClock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/simulation/courier": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Holds the courier of an order or a parcel at a place, or sends it on */
        readonly post: operations["steerCourier"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/simulation/faults": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Injects faults into calls, except those of the desk */
        readonly post: operations["setFaults"];
        /** Stops injecting faults */
        readonly delete: operations["clearFaults"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/texts": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the texts that operators have written over the app's own */
        readonly get: operations["listTexts"];
        readonly put?: never;
        /** Writes a text over the app's own */
        readonly post: operations["writeText"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/texts/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Gives the app's own text back */
        readonly delete: operations["removeText"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/orders": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists all orders */
        readonly get: operations["listAllOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/orders/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns an order with its lines and their notes */
        readonly get: operations["showAnyOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/orders/{id}/status": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the status of an order and the allowed next ones */
        readonly get: operations["showOrderSteps"];
        readonly put?: never;
        /** Changes the status of an order and notifies its customer */
        readonly post: operations["moveOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/review/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reviews a delivered order, once */
        readonly post: operations["reviewOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/deliveryman-review/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reviews the courier of a delivered order, once */
        readonly post: operations["reviewCourier"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/waiter-review/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reviews the waiter of an order, once */
        readonly post: operations["reviewWaiter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/{id}/repeat": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Repeats a delivered order on every day of a range */
        readonly post: operations["repeatOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/{id}/delete-repeat": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Ends a repeat of the caller; the id is that of the repeat */
        readonly delete: operations["endRepeat"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/{id}/repeat-plan": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns an order of the caller with its repeat and what it costs today */
        readonly get: operations["showRepeatPlan"];
        /** Repeats a delivered order on days of the week; orders above the limit are only asked about */
        readonly put: operations["saveRepeatPlan"];
        readonly post?: never;
        /** Ends the repeat of an order of the caller */
        readonly delete: operations["endRepeatPlan"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/{id}/repeat-plan/answer": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Orders the day that the repeat asks about for at most the total it named, or skips it */
        readonly post: operations["answerRepeat"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/usual-orders": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists what the caller usually orders, as the latest order of each; one of each shop, the most usual first
         * @description Extension `usual_orders`.
         */
        readonly get: operations["listUsualOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/orders/deliveryman/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the courier of the caller's order and their position */
        readonly get: operations["showOrderCourier"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/payments": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists payment methods */
        readonly get: operations["listPayments"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/cart/{id}/order": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the order that a group became and what each member owes, for a member */
        readonly get: operations["showGroupOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/cart/{id}/share": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Says that a member's share was given to the owner, or takes that back */
        readonly put: operations["tellGroupShare"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Places an order for the caller's cart */
        readonly post: operations["placeOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/{id}/note": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Replaces the note of an order of the caller, until it is on its way */
        readonly put: operations["changeOrderNote"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/{id}/shares": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Marks what a member of the caller's group order owes as paid back, or as open again */
        readonly put: operations["settleGroupShare"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's orders */
        readonly get: operations["listOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns an order of the caller */
        readonly get: operations["showOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/{id}/status/change": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancels an order that is still new */
        readonly post: operations["changeOrderStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/{id}/payment": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tells how the payment of an order of the caller stands, after asking its provider */
        readonly get: operations["showOrderPayment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payments/order/{id}/transactions": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pays an order of the caller by cash or wallet */
        readonly post: operations["payOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/{id}/rating": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns what the caller can rate of a delivered order, and what they rated */
        readonly get: operations["showOrderRating"];
        /**
         * Writes or changes ratings of an order, all or none
         * @description The same call again changes nothing.
         */
        readonly put: operations["rateOrder"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/{id}/substitutions/{substitution_id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Answers a proposal for a missing dish of an order of the caller; the same answer again changes nothing */
        readonly post: operations["answerSubstitution"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/orders/{id}/replacements": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists what may replace a dish of an order, the nearest first */
        readonly get: operations["listReplacements"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/orders/{id}/substitutions": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Says that a dish is missing. Asks the customer about the proposal, or leaves the dish out where nothing is to ask */
        readonly post: operations["proposeSubstitution"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/parcel-order/types": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists parcel types */
        readonly get: operations["listParcelTypes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/parcel-order/type/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a parcel type */
        readonly get: operations["showParcelType"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/parcel-order/calculate-price": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Calculates the price of a route */
        readonly get: operations["priceParcel"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/parcel-orders": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's parcels */
        readonly get: operations["listParcels"];
        readonly put?: never;
        /** Orders a parcel delivery */
        readonly post: operations["placeParcel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/parcel-orders/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a parcel of the caller */
        readonly get: operations["showParcel"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/parcel-orders/{id}/payment": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tells how the payment of a parcel of the caller stands, after asking its provider */
        readonly get: operations["showParcelPayment"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/parcel-orders/{id}/status/change": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancels a parcel that is still new */
        readonly post: operations["changeParcelStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/parcel-orders/deliveryman-review/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reviews the courier of a delivered parcel, once */
        readonly post: operations["reviewParcelCourier"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payments/parcel-order/{id}/transactions": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Pays a parcel of the caller by cash or wallet */
        readonly post: operations["payParcel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/parcels": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists all parcels */
        readonly get: operations["listAllParcels"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/parcels/{id}/status": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the status of a parcel and the allowed next ones */
        readonly get: operations["showParcelSteps"];
        readonly put?: never;
        /** Changes the status of a parcel and notifies its customer */
        readonly post: operations["moveParcel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/shops": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the caller's shop, whatever its status */
        readonly get: operations["showOwnShop"];
        /** Changes the caller's shop */
        readonly put: operations["changeOwnShop"];
        /** Opens a shop, which is pending until an operator decides */
        readonly post: operations["openShop"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/request-models": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Applies as a driver */
        readonly post: operations["applyAsDriver"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/shops": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists shops of any status */
        readonly get: operations["listAllShops"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/shops/{id}/status": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Approves or rejects a shop */
        readonly post: operations["decideShop"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/applications": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists applications of drivers */
        readonly get: operations["listApplications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/applications/{id}/status": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Approves or cancels an application */
        readonly post: operations["decideApplication"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/order-{tag}-process": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Starts a payment process, with all parameters in the query
         * @description One of cart_id with the fields of an order, order_id, order_id with tips, parcel_id, wallet_id with total_price
         */
        readonly get: operations["startPaymentByLink"];
        readonly put?: never;
        /**
         * Starts a payment process
         * @description The same parameters, in the body or in the query
         */
        readonly post: operations["startPayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/payment-processes/{process}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tells how far a payment of the caller is */
        readonly get: operations["showPaymentProcess"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payments/wallet/payment/top-up": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Starts a payment process that tops up the caller's wallet */
        readonly post: operations["topUpWallet"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/cart/{id}/share-payment": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tells how a member's payment of the own share of a group order stands, and the ways to pay it */
        readonly get: operations["showSharePayment"];
        readonly put?: never;
        /** Starts a payment process for a member's share; what is paid goes to the wallet of the owner */
        readonly post: operations["startSharePayment"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/group-shares/{id}/wallet": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pays a member's share of a group order from the caller's wallet, once
         * @description The id is that of the cart that the group ordered
         */
        readonly post: operations["payShareFromWallet"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/linked-providers": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the providers that sign in to the caller's account, and tells whether it has a password */
        readonly get: operations["showLinkedProviders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/linked-providers/{provider}/permit": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Returns a permit to link an identity of this provider; only the owner of the account gets it */
        readonly post: operations["permitProviderLink"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/linked-providers/{provider}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly provider: "google" | "facebook" | "apple";
            };
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Links the identity that a token names to the caller's account; again is the same as once
         * @description A fault of `identity` where it signs in to another account, of `provider` where the account has another identity of the provider, of `permit` or `id_token` for one that was used, has expired or proves nothing.
         */
        readonly post: operations["linkProvider"];
        /** Unlinks the provider; a fault of `provider` for the last way into the account */
        readonly delete: operations["unlinkProvider"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/passkey/options": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Returns what to ask an authenticator; valid for five minutes and once */
        readonly post: operations["beginPasskeySignIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/auth/passkey": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Signs in with what an authenticator answered
         * @description 404 for a passkey that no account has; a fault of `challenge` where the question has expired or was answered, of `passkey` where the answer proves nothing.
         */
        readonly post: operations["signInWithPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/passkeys": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's passkeys, the newest first */
        readonly get: operations["listPasskeys"];
        readonly put?: never;
        /** Adds the passkey that an authenticator made for passkeys/options of the same session */
        readonly post: operations["addPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/passkeys/options": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Returns what to ask an authenticator for a new passkey; only the owner of the account gets it */
        readonly post: operations["beginPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/passkeys/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Names a passkey of the caller; an empty name takes it away */
        readonly put: operations["renamePasskey"];
        readonly post?: never;
        /** Removes a passkey of the caller, but never the last way into the account */
        readonly delete: operations["removePasskey"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/profile/show": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the caller's account */
        readonly get: operations["showProfile"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/profile/update": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Changes the caller's account */
        readonly put: operations["updateProfile"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/profile/password/update": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Changes the password and ends the caller's other sessions */
        readonly post: operations["updatePassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/profile/owner-code": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a code to the verified contact of the caller's account, in place of the password where an account has none */
        readonly post: operations["sendOwnerCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/profile/firebase/token/update": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Registers a device for push messages */
        readonly post: operations["updatePushToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/profile/delete": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Closes the caller's account and erases personal data; orders and ledgers remain, anonymous */
        readonly delete: operations["deleteProfile"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/profile/data": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Tells how much is stored about the caller, and what of it is not over yet */
        readonly get: operations["summariseOwnData"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/profile/data/copy": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Streams everything that is stored about the caller and their own, a few times an hour */
        readonly get: operations["copyOwnData"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/search-sending": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Searches recipients of a transfer by full e-mail address or phone number, or by name prefix among earlier recipients */
        readonly get: operations["searchPeople"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/sessions": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's valid sessions, the last used first */
        readonly get: operations["listSessions"];
        readonly put?: never;
        readonly post?: never;
        /** Ends all sessions of the caller except this one */
        readonly delete: operations["endOtherSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/sessions/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Ends one session of the caller */
        readonly delete: operations["endSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/settings": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists public settings */
        readonly get: operations["listSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/languages/active": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists active languages */
        readonly get: operations["listActiveLanguages"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/currencies/active": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists active currencies */
        readonly get: operations["listActiveCurrencies"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/translations/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the operator's texts that override the client's, by key */
        readonly get: operations["loadTranslations"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/order-refunds": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Requests a refund of a delivered order */
        readonly post: operations["askRefund"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/orders/{id}/refund-quote": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns what asking for pieces of an order would give back */
        readonly get: operations["quoteRefund"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/order-refunds/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's refund requests */
        readonly get: operations["listRefunds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/order-refunds/delete": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Deletes refund requests of the caller that were not granted */
        readonly delete: operations["deleteRefunds"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/order-refunds/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a refund request of the caller */
        readonly get: operations["showRefund"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/refunds": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists all refund requests */
        readonly get: operations["listAllRefunds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/refunds/{id}/accept": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Approves a refund request */
        readonly post: operations["acceptRefund"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/refunds/{id}/reject": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Rejects a refund request with a reason */
        readonly post: operations["rejectRefund"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/booking/shops/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists approved shops that take reservations, filtered and ordered like all shops */
        readonly get: operations["listBookingShops"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/booking/shops/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a shop that takes reservations, by id or uuid */
        readonly get: operations["showBookingShop"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/booking/bookings": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists reservation hours and durations; the first one of a shop applies */
        readonly get: operations["listBookingTemplates"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/booking/shop-sections": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists sections of shops */
        readonly get: operations["listShopSections"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/booking/shop-sections/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a section of a shop */
        readonly get: operations["showShopSection"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/booking/tables": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists tables, or those available at a given time
         * @description date_from excludes tables unavailable for that whole day
         */
        readonly get: operations["listTables"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/booking/disable-dates/table/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists periods in which a table is unavailable, from today or date_from, up to a year */
        readonly get: operations["listTakenPeriods"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/my-bookings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's reservations */
        readonly get: operations["listMyBookings"];
        readonly put?: never;
        /** Reserves a table */
        readonly post: operations["createBooking"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/my-bookings/delete": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Cancels reservations of the caller */
        readonly delete: operations["cancelBookings"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/table-hold": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Keeps a table for the caller for ten minutes, instead of the one kept before
         * @description The same table and time again keep the end of a running hold
         */
        readonly put: operations["holdTable"];
        readonly post?: never;
        /** Gives the table free that is kept for the caller */
        readonly delete: operations["releaseTable"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/table-waits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Lists the caller's places in the lines for tables, the next day first
         * @description Places of past days are left out
         */
        readonly get: operations["listMyTableWaits"];
        readonly put?: never;
        /**
         * Waits for a table of a shop on a day
         * @description The same request again is the same place; another one for that shop and day replaces it
         */
        readonly post: operations["joinTableLine"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/table-waits/ahead": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Returns how many parties would be before the caller in the line for a table
         * @description A place of the caller for that shop and day is not counted, since the request would replace it
         */
        readonly get: operations["countPartiesAhead"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/table-waits/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Gives up a place of the caller, and the table that was offered */
        readonly delete: operations["leaveTableLine"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/table-waits": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns how many parties wait for a table, by shop and day */
        readonly get: operations["countTableWaits"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/my-bookings/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a reservation of the caller */
        readonly get: operations["showMyBooking"];
        /**
         * Changes a reservation of the caller, which waits for the restaurant again
         * @description The reservation itself does not keep its table from the caller, and its start may stay as it is
         */
        readonly put: operations["changeBooking"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/bookings": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists all reservations */
        readonly get: operations["listAllBookings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/bookings/{id}/status": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the status of a reservation and the allowed next ones */
        readonly get: operations["showBookingStatus"];
        readonly put?: never;
        /** Accepts or cancels a reservation and notifies the customer */
        readonly post: operations["changeBookingStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/shops/review/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reviews a shop, once */
        readonly post: operations["reviewShop"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/products/review/{uuid}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Reviews a product, once */
        readonly post: operations["reviewProduct"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/reviews": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists what the caller wrote, the newest first */
        readonly get: operations["listOwnReviews"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/orders": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the orders of a shop, open ones first */
        readonly get: operations["listShopOrders"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/orders/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns an order of a shop, without the code that its customer tells */
        readonly get: operations["showShopOrder"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/orders/{id}/status": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns the status of an order, the next ones that the kitchen may set, and whether a code hands it over */
        readonly get: operations["showShopOrderSteps"];
        readonly put?: never;
        /** Takes a step of the kitchen and notifies the customer */
        readonly post: operations["moveShopOrder"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/orders/{id}/replacements": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists what may replace a dish of an order, the nearest first */
        readonly get: operations["listShopReplacements"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/orders/{id}/substitutions": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Says that a dish is missing; asks the customer, or leaves the dish out where nothing is to ask */
        readonly post: operations["proposeShopSubstitution"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/orders/{id}/boxes": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes returnable boxes of a delivered order back; their deposit goes to the customer's wallet
         * @description Extension `returnable_packaging`. 409 with `data.reason` `changed` if other boxes are back than `returned`.
         */
        readonly post: operations["takeBoxesBack"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/shop-desk/{shop_id}/opening": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns whether a shop takes orders or pauses */
        readonly get: operations["showShopOpening"];
        readonly put?: never;
        /** Pauses a shop, whatever its hours, or takes orders again */
        readonly post: operations["setShopOpening"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/galleries": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Uploads a picture; other calls accept its title */
        readonly post: operations["uploadPicture"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/galleries/store-many": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Uploads several pictures, all or none */
        readonly post: operations["uploadPictures"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/wallet/histories": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the entries of the caller's wallet */
        readonly get: operations["listWalletHistories"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/wallet/flow": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns what came into the caller's wallet and what left it on some days; extension wallet_flow */
        readonly get: operations["showWalletFlow"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/wallet/histories/{uuid}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns an entry of the caller's wallet */
        readonly get: operations["showWalletHistory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/wallet/send": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends money to somebody else's wallet */
        readonly post: operations["sendMoney"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/wallet/withdraw": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Requests a withdrawal; lowers the balance at once */
        readonly post: operations["withdrawMoney"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/wallet/history/{uuid}/status/change": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancels a pending withdrawal of the caller */
        readonly post: operations["changeWalletHistoryStatus"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/transactions/paginate": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists the caller's payments */
        readonly get: operations["listTransactions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/user/transactions/{id}": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns a payment of the caller */
        readonly get: operations["showTransaction"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/withdrawals": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Lists withdrawal requests */
        readonly get: operations["listWithdrawals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/withdrawals/{uuid}/status": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Approves or rejects a withdrawal */
        readonly post: operations["decideWithdrawal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/rest/web-vitals": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Counts what a browser measured of a visit
         * @description The body may be sent as text/plain, as navigator.sendBeacon does. Nothing about the visitor is stored. A report with an unknown page or an impossible value is refused as a whole.
         */
        readonly post: operations["reportVisit"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard/admin/web-vitals": {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Returns how fast pages have been for their visitors */
        readonly get: operations["showWebVitals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        readonly Envelope: {
            readonly timestamp: string;
            /** @constant */
            readonly status: true;
            readonly message: string;
        };
        readonly Message: components["schemas"]["Envelope"] & {
            readonly data: readonly unknown[] | null;
        };
        readonly List: {
            readonly links: {
                readonly first: string;
                readonly last: string;
                readonly prev: string | null;
                readonly next: string | null;
            };
            readonly meta: {
                readonly current_page: number;
                readonly from: number | null;
                readonly last_page: number;
                readonly links: readonly {
                    readonly url: string | null;
                    readonly label: string;
                    readonly active: boolean;
                }[];
                readonly path: string;
                readonly per_page: number;
                readonly to: number | null;
                readonly total: number;
            };
        };
        readonly Refusal: {
            readonly timestamp: string;
            /** @constant */
            readonly status: false;
            readonly statusCode: string;
            readonly message: string;
            readonly params?: {
                readonly [key: string]: readonly string[];
            };
            readonly data?: unknown;
        };
        readonly Id: number;
        /** @description An id or a uuid */
        readonly Key: string;
        readonly Uuid: string;
        /** @description An e-mail address */
        readonly EmailText: string;
        /** @description A phone number */
        readonly PhoneText: string;
        readonly FirstName: string;
        /** @enum {string} */
        readonly Gender: "male" | "female";
        /**
         * @description null removes it
         * @enum {string|null}
         */
        readonly GenderOrNone: "male" | "female" | null;
        readonly Day: string;
        /** @description null removes it */
        readonly DayOrNone: string | null;
        readonly Time: string;
        readonly TimeOrNull: string | null;
        readonly Image: string | null;
        readonly Token: string;
        readonly Quantity: number;
        /** @enum {string} */
        readonly DeliveryType: "delivery" | "pickup" | "point" | "dine_in" | "kiosk";
        readonly ClockTime: string;
        readonly Slot: {
            readonly date: components["schemas"]["Day"];
            readonly time: components["schemas"]["ClockTime"];
        } | null;
        /** @enum {string} */
        readonly ShopType: "shop" | "restaurant";
        /** @enum {string} */
        readonly CategoryType: "main" | "blog" | "brand" | "shop" | "receipt" | "menu" | "career" | "sub_shop" | "sub_main";
        /** @enum {string} */
        readonly Diet: "vegan" | "vegetarian" | "halal" | "kosher" | "gluten_free";
        /** @enum {string} */
        readonly Allergen: "gluten" | "crustaceans" | "eggs" | "fish" | "peanuts" | "soybeans" | "milk" | "nuts" | "celery" | "mustard" | "sesame" | "sulphites" | "lupin" | "molluscs";
        /** @description From and to; "3.5,4.5" is read too */
        readonly RatingRange: readonly number[];
        readonly PriceRange: string;
        readonly Place: {
            readonly latitude: number;
            readonly longitude: number;
        };
        readonly Translation: {
            readonly id: number;
            readonly locale: string;
            readonly title?: string | null;
            readonly description?: string | null;
            readonly short_desc?: string | null;
            readonly button_text?: string | null;
            readonly address?: string | null;
            readonly question?: string | null;
            readonly answer?: string | null;
            readonly faq?: string | null;
        };
        readonly Address: {
            readonly id: number;
            readonly title: string | null;
            readonly user_id: number;
            readonly active: boolean;
            readonly address: {
                readonly address: string;
                readonly floor?: string | null;
                readonly house?: string | null;
                readonly entrance?: string | null;
                readonly comment?: string | null;
            };
            readonly location: readonly number[] | null;
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        readonly AddressDraft: {
            readonly title?: string;
            readonly address: {
                readonly address: string;
                readonly floor?: string;
                readonly house?: string;
                readonly entrance?: string;
                readonly comment?: string;
            };
            readonly location: readonly number[] | components["schemas"]["Place"];
            readonly active?: boolean;
        };
        readonly GeocodedPlace: {
            readonly formatted_address: string;
        };
        readonly AddressSuggestion: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "house" | "street" | "place" | "building";
            /** @description The part that is typed, such as 12 Harbor Street */
            readonly title: string;
            readonly district: string;
            /** @description The whole text of the address */
            readonly address: string;
            readonly location: components["schemas"]["Place"];
        };
        readonly CartEntries: readonly {
            readonly stock_id: components["schemas"]["Id"];
            readonly quantity: components["schemas"]["Quantity"];
            readonly parent_id?: components["schemas"]["Id"];
            readonly addons?: readonly {
                readonly stock_id: components["schemas"]["Id"];
                readonly quantity: components["schemas"]["Quantity"];
            }[];
            /** @description For the kitchen; at most 255 characters as people count them */
            readonly note?: string;
        }[];
        readonly Cart: {
            readonly id: number;
            readonly owner_id: number;
            readonly shop_id: number;
            readonly status?: boolean;
            readonly total_price: number;
            readonly receipt_discount?: number;
            readonly receipt_count?: number;
            readonly currency_id: number;
            readonly rate: number;
            readonly group: boolean;
            readonly version: number;
            readonly locked?: boolean;
            readonly spend_limit?: number | null;
            readonly deadline?: components["schemas"]["TimeOrNull"];
            readonly title?: string;
            readonly payer?: components["schemas"]["GroupPayer"];
            /** @description Where a group order goes, in one line; empty while its owner has not said so */
            readonly destination?: string;
            /** @description Of the link to the group; for its owner only */
            readonly secret?: components["schemas"]["Uuid"] | null;
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
            readonly shop?: {
                readonly id: number;
                readonly uuid: components["schemas"]["Uuid"];
                readonly open: boolean;
                readonly timezone: string;
            };
            readonly user_carts: readonly components["schemas"]["UserCart"][];
        };
        readonly Calculation: {
            readonly products: readonly components["schemas"]["CartDetail"][];
            readonly total_tax: number;
            readonly price: number;
            readonly total_shop_tax: number;
            readonly total_price: number;
            readonly total_discount: number;
            readonly delivery_fee: number;
            readonly service_fee: number;
            readonly waiter_fee: number;
            readonly tips: number;
            readonly rate: number;
            readonly coupon_price: number;
            readonly receipt_discount: number;
            readonly receipt_count: number;
            /** @description Extension `returnable_packaging` */
            readonly deposit?: number;
            /** @description Extension `returnable_packaging`. What the shop offers for this cart; absent without an offer */
            readonly packaging?: {
                /** @description For one box, in the base currency */
                readonly deposit: string;
                /** @description How many boxes one piece comes in, by stock */
                readonly boxes: {
                    readonly [key: string]: number;
                };
            };
            readonly quote: components["schemas"]["Quote"];
        };
        readonly ProductsCalculation: {
            /** @constant */
            readonly status: true;
            readonly code: string;
            readonly data: {
                readonly stocks: readonly components["schemas"]["CartDetail"][];
                readonly shop: components["schemas"]["Cart"]["shop"];
                readonly coupon: components["schemas"]["Coupon"] | null;
                readonly total_tax: number;
                readonly price: number;
                readonly total_shop_tax: number;
                readonly total_price: number;
                readonly total_discount: number;
                readonly delivery_fee: number;
                readonly service_fee: number;
                readonly waiter_fee: number;
                readonly tips: number;
                readonly rate: number;
                readonly coupon_price: number;
                readonly receipt_discount: number;
                readonly receipt_count: number;
            };
        };
        readonly Coupon: {
            readonly id: number;
            readonly name: string;
            /** @enum {string} */
            readonly type: "fix" | "percent";
            /** @enum {string} */
            readonly for: "delivery_fee" | "total_price";
            readonly qty: number;
            readonly price: number;
            readonly expired_at: components["schemas"]["Time"];
            readonly img?: components["schemas"]["Image"];
        };
        /**
         * @description Who pays in the end: the owner for everybody, or each their own share
         * @enum {string}
         */
        readonly GroupPayer: "owner" | "each";
        readonly Invitation: {
            readonly cart_id: number;
            readonly shop_id: number;
            readonly owner_name: string;
            readonly title: string;
            readonly payer: components["schemas"]["GroupPayer"];
            /** @description Only the street of it */
            readonly destination: string;
            readonly locked: boolean;
            readonly full: boolean;
            readonly spend_limit: number | null;
            readonly deadline: components["schemas"]["TimeOrNull"];
            readonly currency_id: number;
            readonly shop: components["schemas"]["Cart"]["shop"];
        };
        readonly MemberSecrets: readonly components["schemas"]["Uuid"][];
        readonly Membership: {
            readonly id: number;
            readonly cart_id: number;
            readonly name: string;
            readonly uuid: components["schemas"]["Uuid"];
            readonly user_id: number | null;
            readonly status: boolean;
            readonly created_at: components["schemas"]["Time"];
            readonly updated_at: components["schemas"]["Time"];
        };
        readonly ShopTag: {
            readonly id: number;
            readonly img?: components["schemas"]["Image"];
            readonly translation: components["schemas"]["Translation"];
        };
        /** @description What a shop of the catalog and one that takes reservations share */
        readonly ShopFields: {
            readonly id: number;
            readonly slug?: string;
            readonly uuid?: components["schemas"]["Uuid"];
            readonly user_id?: number;
            readonly type?: components["schemas"]["ShopType"];
            readonly price?: number;
            readonly price_per_km?: number;
            /** @description price and price_per_km in the base currency and the rate of the requested one, as decimal text; absent where that is the base currency. r((price + price_per_km × km) × rate) is the delivery fee of an order. */
            readonly delivery_tariff?: {
                readonly price: string;
                readonly price_per_km: string;
                readonly rate: string;
            };
            readonly min_amount?: number;
            readonly tax?: number;
            readonly service_fee?: number;
            readonly phone?: string | null;
            readonly show_type?: string | null;
            readonly open: boolean;
            readonly visibility: boolean;
            /** @enum {integer} */
            readonly verify: 0 | 1;
            readonly new_order_after_payment?: boolean;
            /** @enum {string} */
            readonly order_payment?: "before" | "after";
            readonly background_img?: components["schemas"]["Image"];
            readonly logo_img?: components["schemas"]["Image"];
            readonly is_recommended?: boolean;
            readonly status?: string;
            readonly avg_rate?: number;
            readonly rating_avg?: number;
            readonly reviews_count?: number;
            readonly orders_count?: number;
            readonly products_count?: number;
            readonly discounts_count?: number;
            readonly delivery_time?: {
                readonly from: string;
                readonly to: string;
                /** @enum {string} */
                readonly type: "minute" | "hour" | "day" | "month";
            };
            readonly location?: {
                readonly latitude: string;
                readonly longitude: string;
            };
            readonly timezone: string;
            readonly created_at?: components["schemas"]["TimeOrNull"];
            readonly updated_at?: components["schemas"]["TimeOrNull"];
            readonly translation: components["schemas"]["Translation"];
            readonly translations?: readonly components["schemas"]["Translation"][];
            readonly locales?: readonly string[];
            readonly tags?: readonly components["schemas"]["ShopTag"][];
            readonly bonus?: components["schemas"]["Bonus"] | null;
            readonly discount?: readonly components["schemas"]["Discount"][];
        };
        readonly Shop: components["schemas"]["ShopFields"] & {
            /** @description In a list filtered by `diets` or `without_allergens`, how many dishes on its menu suit them */
            readonly dishes_fitting?: number;
            readonly status_note?: string | null;
            readonly seller?: components["schemas"]["UserBrief"];
            readonly deleted_at?: components["schemas"]["TimeOrNull"];
            readonly categories?: readonly components["schemas"]["Category"][];
            readonly documents?: readonly components["schemas"]["Gallery"][];
            readonly delivery_zone?: readonly components["schemas"]["ZoneCorner"][];
            readonly shop_payments?: readonly components["schemas"]["ShopPayment"][];
            readonly shop_working_days?: readonly components["schemas"]["ShopHours"][];
            readonly shop_closed_date?: readonly components["schemas"]["ShopClosedDate"][];
            readonly subscription?: null;
        };
        readonly ShopHours: {
            readonly id: number;
            /** @enum {string} */
            readonly day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
            readonly from: string;
            readonly to: string;
            readonly disabled: boolean;
        };
        readonly ShopClosedDate: {
            readonly id: number;
            readonly day: components["schemas"]["Day"];
        };
        readonly ShopPayment: {
            readonly id: number;
            readonly shop_id: number;
            /** @enum {integer} */
            readonly status: 0 | 1;
            readonly payment: components["schemas"]["Payment"];
        };
        readonly ShopCounts: {
            readonly total: number;
            /** @description The total of the list by nothing but type, category, verification, search and address */
            readonly all: number;
            readonly groups: {
                readonly type: components["schemas"]["ShopChoices"];
                readonly open: components["schemas"]["ShopChoices"];
                readonly free_delivery: components["schemas"]["ShopChoices"];
                readonly deals: components["schemas"]["ShopChoices"];
                readonly rating: components["schemas"]["ShopChoices"];
                readonly prices: components["schemas"]["ShopChoices"];
                readonly delivery_time_to: components["schemas"]["ShopChoices"];
                readonly delivery_fee_to: components["schemas"]["ShopChoices"];
                readonly category_ids: components["schemas"]["ShopChoices"];
                readonly takes: components["schemas"]["ShopChoices"];
                readonly diets: components["schemas"]["ShopChoices"];
            };
        };
        readonly ShopChoices: {
            readonly any: number;
            readonly choices: readonly {
                readonly value: string | number | boolean;
                readonly count: number;
                readonly category?: components["schemas"]["Category"];
                readonly tag?: components["schemas"]["ShopTag"];
            }[];
        };
        readonly PriceBounds: {
            readonly min: number;
            readonly max: number;
        };
        readonly Ratings: {
            readonly group: {
                readonly 1: number;
                readonly 2: number;
                readonly 3: number;
                readonly 4: number;
                readonly 5: number;
            };
            readonly count: number;
            readonly avg: number;
            /** @description Reviews by rating, language, comment and picture */
            readonly written?: readonly {
                readonly rating: number;
                readonly locale: string | null;
                readonly with_comment: boolean;
                readonly with_image: boolean;
                readonly count: number;
            }[];
        };
        readonly Product: {
            readonly id: number;
            readonly slug?: string;
            readonly uuid: components["schemas"]["Uuid"];
            readonly shop_id?: number;
            readonly category_id?: number | null;
            readonly brand_id?: number | null;
            readonly keywords?: string | null;
            readonly tax?: number;
            readonly qr_code?: string | null;
            /** @enum {string} */
            readonly status?: "pending" | "published" | "unpublished";
            readonly active: boolean;
            readonly addon: boolean;
            readonly vegetarian: boolean;
            readonly img?: components["schemas"]["Image"];
            readonly kcal?: string | null;
            readonly carbs?: string | null;
            readonly protein?: string | null;
            readonly fats?: string | null;
            readonly min_qty?: number;
            readonly max_qty?: number;
            readonly interval?: number;
            readonly kitchen_id?: number | null;
            /** @constant */
            readonly cost_price: 0;
            readonly order_details_count?: number;
            readonly reviews_count?: number;
            readonly rating_percent?: number;
            readonly created_at?: components["schemas"]["TimeOrNull"];
            readonly updated_at?: components["schemas"]["TimeOrNull"];
            readonly deleted_at?: components["schemas"]["TimeOrNull"];
            readonly discounts?: readonly components["schemas"]["Discount"][];
            readonly translation: components["schemas"]["Translation"];
            readonly translations?: readonly components["schemas"]["Translation"][];
            readonly locales?: readonly string[];
            readonly properties?: readonly {
                readonly locale: string;
                readonly key: string;
                readonly value: string;
            }[];
            readonly stocks?: readonly components["schemas"]["Stock"][];
            readonly stock?: components["schemas"]["Stock"] | null;
            readonly shop?: components["schemas"]["Shop"];
            readonly category?: components["schemas"]["Category"] | null;
            readonly brand?: components["schemas"]["Brand"] | null;
            readonly unit?: components["schemas"]["Unit"] | null;
            readonly galleries?: readonly components["schemas"]["Gallery"][];
            readonly tags?: readonly components["schemas"]["Tag"][];
            readonly reviews?: readonly components["schemas"]["Review"][];
            readonly extras?: readonly components["schemas"]["ExtraGroup"][];
            readonly allergens: readonly components["schemas"]["Allergen"][];
            readonly may_contain: readonly components["schemas"]["Allergen"][];
            readonly diets: readonly components["schemas"]["Diet"][];
            readonly dietary_declared: boolean;
            /** @description Extension `dietary`: in menus, what the mandatory add-ons of each stock declare; absent where there are none */
            readonly comes_with?: readonly (readonly components["schemas"]["Declaration"][])[];
            readonly unit_price: {
                readonly amount: number;
                /** @enum {string} */
                readonly per: "kg" | "l" | "piece";
            } | null;
            /** @description The least that the product can be bought for, mandatory add-ons included; `varies` if a choice costs more. */
            readonly lowest_price?: {
                readonly amount: number;
                readonly discount: number;
                readonly varies: boolean;
            } | null;
        };
        readonly Declaration: {
            readonly allergens: readonly components["schemas"]["Allergen"][];
            readonly may_contain: readonly components["schemas"]["Allergen"][];
            readonly diets: readonly components["schemas"]["Diet"][];
            readonly dietary_declared: boolean;
        };
        readonly Stock: {
            readonly id: number;
            readonly countable_id: number;
            readonly price: number;
            readonly quantity: number;
            readonly sku?: string | null;
            readonly discount: number;
            readonly tax: number;
            readonly total_price: number;
            /** @constant */
            readonly cost_price?: 0;
            readonly addon: boolean;
            readonly addons?: readonly components["schemas"]["StockAddon"][];
            readonly extras?: readonly components["schemas"]["ExtraValue"][];
            readonly bonus?: components["schemas"]["Bonus"] | null;
            readonly product?: components["schemas"]["Product"];
            readonly min_quantity?: number;
            /** @description How much of it the recipe takes */
            readonly amount?: string | null;
            /** @enum {string|null} */
            readonly measure?: "g" | "ml" | "piece" | "tsp" | "tbsp" | null;
            readonly content?: components["schemas"]["NetContent"] | null;
            /** @description What the recipe calls it */
            readonly ingredient?: components["schemas"]["Translation"] | null;
        };
        readonly NetContent: {
            readonly amount: number;
            /** @enum {string} */
            readonly measure: "g" | "ml" | "piece";
        };
        readonly StockAddon: {
            readonly id: number;
            readonly stock_id: number;
            readonly addon_id: number;
            readonly product: components["schemas"]["Product"];
            readonly mandatory: boolean;
        };
        readonly ExtraValue: {
            readonly id: number;
            readonly extra_group_id: number;
            readonly value: string;
            readonly active: boolean;
            readonly group?: components["schemas"]["ExtraGroup"];
        };
        readonly ExtraGroup: {
            readonly id: number;
            /** @enum {string} */
            readonly type: "text" | "color" | "image";
            readonly active: boolean;
            readonly translation: components["schemas"]["Translation"];
        };
        readonly Bonus: {
            readonly id: number;
            readonly bonus_quantity: number;
            readonly bonus_stock_id?: number;
            readonly value: number;
            /** @enum {string} */
            readonly type: "count" | "sum";
            readonly status: boolean;
            readonly expired_at: components["schemas"]["Day"];
            readonly bonusStock?: components["schemas"]["Stock"];
        };
        readonly Discount: {
            readonly id: number;
            readonly shop_id: number;
            /** @enum {string} */
            readonly type: "fix" | "percent";
            readonly price: number;
            readonly start: components["schemas"]["Day"];
            readonly end: components["schemas"]["Day"];
            readonly active: boolean;
            readonly img?: components["schemas"]["Image"];
        };
        readonly Category: {
            readonly id: number;
            readonly slug?: string;
            readonly uuid: components["schemas"]["Uuid"];
            readonly keywords?: string | null;
            readonly parent_id?: number | null;
            readonly type?: components["schemas"]["CategoryType"];
            readonly input?: number;
            readonly shop_id?: number | null;
            readonly img?: components["schemas"]["Image"];
            readonly active: boolean;
            /** @enum {string} */
            readonly status?: "pending" | "published" | "unpublished";
            readonly products_count?: number;
            readonly translation: components["schemas"]["Translation"];
            readonly translations?: readonly components["schemas"]["Translation"][];
            readonly locales?: readonly string[];
            readonly children?: readonly components["schemas"]["Category"][];
            readonly parent?: components["schemas"]["Category"] | null;
            readonly products?: readonly components["schemas"]["Product"][];
            readonly created_at?: components["schemas"]["TimeOrNull"];
            readonly updated_at?: components["schemas"]["TimeOrNull"];
        };
        readonly Brand: {
            readonly id: number;
            readonly uuid?: components["schemas"]["Uuid"];
            readonly slug?: string;
            readonly title: string;
            readonly active: boolean;
            readonly img?: components["schemas"]["Image"];
            readonly shop_id?: number | null;
            readonly products_count?: number;
        };
        readonly Menu: {
            readonly recommended: readonly components["schemas"]["Product"][];
            readonly all: readonly components["schemas"]["Category"][];
        };
        readonly SearchFacet: {
            /** @enum {string} */
            readonly group: "kind" | "cuisine" | "open" | "rating" | "diet";
            /** @description A shop type, the id of a category, true, a rating or a diet */
            readonly value: string;
            /** @description The title of a category */
            readonly title: string | null;
            readonly shops: number;
            readonly products: number;
        };
        readonly Suggestions: {
            readonly query: string;
            readonly corrected: string | null;
            readonly suggestions: readonly {
                readonly text: string;
                /** @enum {string} */
                readonly kind: "product" | "shop" | "category";
                readonly id: number;
                readonly uuid: components["schemas"]["Uuid"];
                readonly shop_id: number | null;
                readonly img: components["schemas"]["Image"];
                readonly matches: readonly (readonly number[])[];
            }[];
        };
        readonly Branch: {
            readonly id: number;
            readonly shop_id: number;
            readonly address?: {
                readonly address?: string;
            };
            readonly location?: {
                readonly latitude: string;
                readonly longitude: string;
            };
            readonly shop?: components["schemas"]["Shop"];
            readonly translation: components["schemas"]["Translation"];
        };
        readonly Review: {
            readonly id: number;
            readonly reviewable_id: number;
            /** @enum {string} */
            readonly reviewable_type: "Order" | "Product" | "ParcelOrder" | "Blog" | "Shop";
            readonly assignable_id?: number | null;
            readonly assignable_type?: string | null;
            readonly rating: number;
            readonly comment: string | null;
            /** @description Language of the comment */
            readonly locale?: string | null;
            readonly img: components["schemas"]["Image"];
            readonly galleries: readonly components["schemas"]["Gallery"][];
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
            readonly user?: components["schemas"]["PublicPerson"] | null;
        };
        readonly ChatName: string;
        readonly MessageName: string;
        /** @description At most 2000 characters as people count them */
        readonly ChatContent: string;
        /** @description Title of an own upload of the type chats */
        readonly ChatImage: string;
        readonly ChatCustomer: {
            readonly id: number;
            readonly firstname: string;
            readonly lastname: string | null;
            readonly img: components["schemas"]["Image"];
        };
        readonly Chat: {
            readonly id: string;
            /** @description -1 without a shop */
            readonly shop_id: number;
            readonly roleId: string;
            readonly user: components["schemas"]["ChatCustomer"];
            readonly created_at: components["schemas"]["Time"];
            /** @description null for the operator, and for a shop or courier that is no more */
            readonly partner?: null | {
                readonly name: string;
                readonly img: components["schemas"]["Image"];
            };
            /** @description Messages of the other side that the caller has not read */
            readonly unread_count?: number;
            readonly last_message?: null | components["schemas"]["ChatMessage"];
        };
        readonly DeskChat: {
            readonly id: string;
            /** @description -1 without a shop */
            readonly shop_id: number;
            readonly roleId: string;
            readonly user: components["schemas"]["ChatCustomer"];
            readonly created_at: components["schemas"]["Time"];
            /** @description Messages awaiting a reply */
            readonly unread_count: number;
            readonly last_message_at: components["schemas"]["TimeOrNull"];
            /** @description Of a chat with a shop: the order that it is about */
            readonly order_id?: number | null;
        };
        readonly ChatMessage: {
            readonly id: string;
            readonly chat_id: string;
            readonly chat_content: string;
            readonly chat_img: components["schemas"]["Image"];
            /** @enum {integer} */
            readonly sender: 0 | 1;
            readonly unread: boolean;
            readonly roleId: string;
            readonly created_at: components["schemas"]["Time"];
        };
        readonly Banner: {
            readonly id: number;
            readonly url?: string | null;
            readonly img?: components["schemas"]["Image"];
            readonly active: boolean;
            readonly clickable: boolean;
            readonly input: number;
            /** @enum {string} */
            readonly type: "banner" | "look";
            readonly likes?: number;
            readonly shops_count?: number;
            readonly translation: components["schemas"]["Translation"];
            readonly translations?: readonly components["schemas"]["Translation"][];
            readonly locales?: readonly string[];
            readonly galleries?: readonly components["schemas"]["Gallery"][];
            readonly shops?: readonly components["schemas"]["Shop"][];
            readonly created_at?: components["schemas"]["TimeOrNull"];
            readonly updated_at?: components["schemas"]["TimeOrNull"];
        };
        readonly Ad: {
            readonly banner: components["schemas"]["Banner"];
            readonly shops: readonly components["schemas"]["Shop"][];
        };
        readonly Story: {
            readonly shop_id: number;
            readonly logo_img: components["schemas"]["Image"];
            readonly title: string;
            readonly firstname: string;
            readonly lastname: string | null;
            readonly avatar: components["schemas"]["Image"];
            readonly product_uuid: components["schemas"]["Uuid"];
            readonly product_title: string;
            readonly url: string;
            readonly created_at: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        readonly Blog: {
            readonly id: number;
            readonly uuid: components["schemas"]["Uuid"];
            readonly user_id?: number | null;
            /** @enum {string} */
            readonly type: "blog" | "notification";
            readonly published_at: components["schemas"]["Day"] | null;
            readonly active: boolean;
            readonly img: components["schemas"]["Image"];
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
            readonly translation: components["schemas"]["Translation"];
            readonly translations?: readonly components["schemas"]["Translation"][];
            readonly locales?: readonly string[];
            readonly author?: components["schemas"]["PublicPerson"] | null;
        };
        readonly Recipe: {
            readonly id: number;
            readonly shop_id: number;
            readonly img?: components["schemas"]["Image"];
            readonly bg_img?: components["schemas"]["Image"];
            readonly category_id?: number | null;
            readonly active_time: string;
            readonly total_time: string;
            readonly calories?: number | null;
            readonly servings: number;
            /** @enum {string|null} */
            readonly discount_type?: "fix" | "percent" | null;
            readonly discount_price: number;
            readonly origin_price: number;
            readonly total_price: number;
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
            readonly translation: components["schemas"]["Translation"];
            readonly translations?: readonly components["schemas"]["Translation"][];
            readonly locales?: readonly string[];
            readonly shop?: components["schemas"]["Shop"];
            readonly category?: components["schemas"]["Category"] | null;
            readonly ingredient?: components["schemas"]["Translation"];
            readonly instruction?: components["schemas"]["Translation"];
            readonly nutritions?: readonly {
                readonly id: number;
                readonly weight: string;
                readonly percentage: number;
                readonly translation: components["schemas"]["Translation"];
            }[];
            readonly galleries?: readonly components["schemas"]["Gallery"][];
            readonly stocks?: readonly components["schemas"]["Stock"][];
            /** @description What every complete set takes off before the price limits it */
            readonly set_discount?: number;
            readonly steps?: readonly {
                readonly minutes: number | null;
                readonly stocks: readonly number[];
                readonly translation: components["schemas"]["Translation"];
            }[];
            readonly pantry?: readonly {
                readonly amount: string | null;
                readonly measure: string | null;
                readonly translation: components["schemas"]["Translation"];
            }[];
        };
        readonly MarketStatistics: {
            readonly users: number;
            readonly orders: number;
        };
        readonly LegalText: {
            readonly id: number;
            readonly translation: components["schemas"]["Translation"];
            readonly translations: readonly components["schemas"]["Translation"][];
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        readonly Faq: {
            readonly id: number;
            readonly uuid: components["schemas"]["Uuid"];
            readonly type: string;
            readonly active: boolean;
            readonly translation: components["schemas"]["Translation"];
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        readonly Referral: {
            readonly id: number;
            readonly price_from: number;
            readonly price_to: number;
            readonly img?: components["schemas"]["Image"];
            readonly expired_at?: components["schemas"]["TimeOrNull"];
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
            readonly translation: components["schemas"]["Translation"];
            readonly translations: readonly components["schemas"]["Translation"][];
            readonly locales: readonly string[];
        };
        readonly Career: {
            readonly id: number;
            readonly category_id: number;
            readonly location?: {
                readonly latitude: string;
                readonly longitude: string;
            } | null;
            readonly active: boolean;
            readonly category: components["schemas"]["Category"] | null;
            readonly translation: components["schemas"]["Translation"];
            readonly translations?: readonly components["schemas"]["Translation"][];
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        /** @enum {string} */
        readonly PageType: "delivery" | "about" | "about_second" | "about_three" | "about_fourth";
        readonly Page: {
            readonly id: number;
            readonly type: components["schemas"]["PageType"];
            readonly img?: components["schemas"]["Image"];
            readonly bg_img?: components["schemas"]["Image"];
            readonly active: boolean;
            readonly buttons?: {
                readonly app_store_button_link?: string;
                readonly google_play_button_link?: string;
            } | null;
            readonly translation: components["schemas"]["Translation"];
            readonly translations?: readonly components["schemas"]["Translation"][];
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        readonly LandingPage: {
            readonly id: number;
            /** @constant */
            readonly type: "welcome";
            readonly data: {
                readonly img: components["schemas"]["Image"];
                readonly title: components["schemas"]["ByLocale"];
                readonly description: components["schemas"]["ByLocale"];
                readonly features: readonly {
                    readonly img: components["schemas"]["Image"];
                    readonly title: components["schemas"]["ByLocale"];
                    readonly description: components["schemas"]["ByLocale"];
                }[];
            };
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        readonly ByLocale: {
            readonly [key: string]: string;
        };
        readonly CourierWork: {
            readonly online: boolean;
            readonly place: components["schemas"]["WorkPlace"];
            readonly timezone: string | null;
            readonly carried: readonly components["schemas"]["CarriedDelivery"][];
            readonly offers: readonly components["schemas"]["DeliveryOffer"][];
            readonly done: readonly components["schemas"]["DoneDelivery"][];
        };
        readonly WorkPlace: {
            readonly latitude: number;
            readonly longitude: number;
        };
        readonly DeliveryLoad: {
            /** @description Of an order */
            readonly pieces: number | null;
            /** @description Of a parcel */
            readonly type: string | null;
            /** @description The heaviest parcel of its type */
            readonly grams: number | null;
        };
        readonly DeliveryOffer: {
            /** @enum {string} */
            readonly kind: "order" | "parcel";
            readonly id: number;
            readonly status: string;
            /** @description The shop, or the first name of a sender */
            readonly from: string;
            readonly start: components["schemas"]["WorkPlace"];
            readonly area: components["schemas"]["WorkPlace"];
            readonly km_to_start: number;
            readonly km_to_door: number;
            readonly load: components["schemas"]["DeliveryLoad"];
            readonly cash: boolean;
        };
        readonly DeliveryStop: {
            readonly name: string;
            readonly phone: string | null;
            readonly address: string;
            readonly place: components["schemas"]["WorkPlace"] | null;
        };
        readonly CarriedDelivery: {
            /** @enum {string} */
            readonly kind: "order" | "parcel";
            readonly id: number;
            readonly status: string;
            readonly customer: {
                readonly id: number;
                /** @description The first name */
                readonly name: string;
            };
            readonly start: components["schemas"]["DeliveryStop"];
            readonly door: components["schemas"]["DeliveryStop"];
            readonly note: string;
            /** @enum {string} */
            readonly way: "hand" | "door";
            readonly load: components["schemas"]["DeliveryLoad"];
            /** @description To be collected in cash, in the currency of the purchase */
            readonly collects: number | null;
            readonly currency: components["schemas"]["Currency"] | null;
            readonly asks_code: boolean;
            readonly code_wait_until: components["schemas"]["TimeOrNull"];
            readonly code_locked: boolean;
            readonly route: components["schemas"]["CourierRoute"];
        };
        readonly DoneDelivery: {
            /** @enum {string} */
            readonly kind: "order" | "parcel";
            readonly id: number;
            readonly from: string;
            readonly delivered_at: components["schemas"]["Time"];
        };
        readonly FollowLink: {
            readonly shared: boolean;
        };
        readonly NewFollowLink: {
            readonly secret: string;
        };
        readonly FollowedPlace: {
            readonly latitude: number;
            readonly longitude: number;
        };
        readonly Followed: components["schemas"]["FollowedOrder"] | components["schemas"]["FollowedParcel"];
        readonly FollowedArrival: {
            readonly from: components["schemas"]["Time"];
            readonly to: components["schemas"]["Time"];
            readonly latest: components["schemas"]["TimeOrNull"];
            readonly late: boolean;
        } | null;
        readonly FollowedSlot: {
            readonly date: string;
            readonly time: string;
        } | null;
        readonly FollowedCourier: {
            readonly firstname: string;
            readonly place: components["schemas"]["FollowedPlace"] | null;
        } | null;
        readonly FollowedOrder: {
            /** @enum {string} */
            readonly kind: "order";
            readonly shop: {
                readonly title: string;
                readonly img: string | null;
                readonly location: components["schemas"]["FollowedPlace"] | null;
            };
            readonly status: string;
            readonly delivery_type: string;
            readonly updated_at: components["schemas"]["Time"];
            readonly arrival: components["schemas"]["FollowedArrival"];
            readonly slot: components["schemas"]["FollowedSlot"];
            readonly timezone: string | null;
            readonly courier: components["schemas"]["FollowedCourier"];
            readonly area: components["schemas"]["FollowedPlace"] | null;
        };
        readonly FollowedParcel: {
            /** @enum {string} */
            readonly kind: "parcel";
            /** @description The sender's first name */
            readonly sender: string;
            readonly status: string;
            readonly updated_at: components["schemas"]["Time"];
            readonly arrival: components["schemas"]["FollowedArrival"];
            readonly slot: components["schemas"]["FollowedSlot"];
            readonly timezone: string | null;
            readonly courier: components["schemas"]["FollowedCourier"];
            readonly start: components["schemas"]["FollowedPlace"] | null;
            readonly area: components["schemas"]["FollowedPlace"] | null;
        };
        readonly SignIn: {
            readonly access_token: components["schemas"]["Token"];
            /** @constant */
            readonly token_type: "Bearer";
            readonly user: components["schemas"]["User"];
        };
        readonly PhoneCode: {
            readonly verifyId: components["schemas"]["Uuid"];
            /** @description Masked */
            readonly phone: string;
            readonly message: string;
        };
        readonly Proof: {
            readonly email: string;
            readonly verify_token: string;
        };
        readonly NewAccount: {
            readonly token: components["schemas"]["Token"];
            readonly user: components["schemas"]["User"];
        };
        readonly MenuProduct: {
            readonly id: number;
            readonly uuid: components["schemas"]["Uuid"];
            /** @description Names this state, apart from pieces */
            readonly revision: string;
            readonly title: {
                readonly [key: string]: string;
            };
            readonly description: {
                readonly [key: string]: string;
            };
            readonly category_id: number | null;
            readonly img: components["schemas"]["Image"];
            /** @description Shown to customers */
            readonly active: boolean;
            /** @description Sold along with other products */
            readonly addon: boolean;
            readonly tax: number;
            readonly min_qty: number;
            /** @description null without a limit */
            readonly max_qty: number | null;
            readonly interval: number;
            /** @description Returnable boxes that one piece comes in */
            readonly boxes: number;
            readonly kcal: string | null;
            readonly carbs: string | null;
            readonly protein: string | null;
            readonly fats: string | null;
            readonly dietary_declared: boolean;
            readonly allergens: readonly string[];
            readonly may_contain: readonly string[];
            readonly diets: readonly string[];
            readonly stocks: readonly {
                readonly id: number;
                /** @description In the base currency */
                readonly price: number;
                readonly quantity: number;
                /** @description While it is sold out for today: the pieces that are there again */
                readonly kept_quantity: number | null;
                readonly sold_out_until: components["schemas"]["TimeOrNull"];
                /** @description The values of its options, such as a size */
                readonly options: readonly string[];
            }[];
        };
        readonly MenuCategory: {
            readonly id: number;
            readonly title: string;
        };
        readonly ShopWeek: {
            readonly shop_id: number;
            readonly title: string;
            readonly timezone: string;
            /** @description Names the state of the week */
            readonly revision: string;
            readonly days: readonly {
                /** @enum {string} */
                readonly day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                readonly closed: boolean;
                readonly spans: readonly {
                    readonly from: string;
                    readonly to: string;
                }[];
            }[];
            readonly days_off: readonly components["schemas"]["Day"][];
            readonly terms: {
                readonly revision: string;
                /** @description In the base currency, as the other amounts */
                readonly price: number;
                readonly price_per_km: number;
                readonly min_amount: number;
                /** @description For one returnable box; null offers none */
                readonly packaging_deposit: number | null;
                readonly delivery_time_from: number;
                readonly delivery_time_to: number;
                /** @enum {string} */
                readonly delivery_time_type: "minute" | "hour" | "day" | "month";
            };
        };
        readonly NotificationSetting: {
            readonly id: number;
            /** @enum {string} */
            readonly type: "push" | "discount" | "order_verify" | "order_statuses";
            readonly payload?: string | null;
            readonly notification?: {
                readonly user_id: number;
                readonly notification_id: number;
                /** @enum {integer} */
                readonly active: 0 | 1;
            };
        };
        readonly PushNotification: {
            readonly id: number;
            readonly type: string;
            readonly title: string;
            readonly body: string;
            readonly data?: {
                readonly [key: string]: unknown;
            } | null;
            readonly user_id: number;
            readonly read_at?: components["schemas"]["TimeOrNull"];
            readonly created_at: components["schemas"]["Time"];
            readonly updated_at: components["schemas"]["Time"];
            readonly seller?: null;
            readonly client?: components["schemas"]["UserBrief"] | null;
            readonly order?: components["schemas"]["NotificationSubject"];
            readonly parcel?: components["schemas"]["NotificationSubject"];
            readonly order_refund?: components["schemas"]["NotificationSubject"];
            readonly user_booking?: components["schemas"]["NotificationSubject"];
            readonly table_wait?: components["schemas"]["NotificationSubject"];
            readonly delivery?: components["schemas"]["NotificationSubject"];
            readonly referral?: components["schemas"]["NotificationSubject"];
            readonly blog?: components["schemas"]["NotificationSubject"];
        };
        readonly Statistics: {
            readonly notification: number;
            readonly new_order: number;
            readonly new_user_by_referral: number;
            readonly status_changed: number;
            readonly new_in_table: number;
            readonly booking_status: number;
            readonly new_booking: number;
            readonly news_publish: number;
            readonly transaction: number;
        };
        readonly DeskCoupon: {
            readonly id: number;
            /** @description The code */
            readonly name: string;
            readonly shop: {
                readonly id: number;
                readonly title: string;
            };
            /** @enum {string} */
            readonly type: "fix" | "percent";
            /** @enum {string} */
            readonly for: "delivery_fee" | "total_price";
            /** @description Percent, or an amount in the base currency */
            readonly price: number;
            readonly qty: number;
            readonly expired_at: components["schemas"]["Time"];
            /** @description Shown at checkout */
            readonly listed: boolean;
            /** @description A customer has used it: what it takes off can no longer change */
            readonly used: boolean;
            /** @description Its last day is over in the shop’s time zone */
            readonly expired: boolean;
        };
        readonly DeskCourier: {
            /** @description The value for deliveryman_id */
            readonly id: number;
            readonly user: components["schemas"]["UserBrief"];
            readonly city: string | null;
            readonly vehicle: string | null;
        };
        readonly OutboxEntry: {
            readonly id: number;
            /** @enum {string} */
            readonly channel: "email" | "sms";
            readonly to: string;
            readonly subject: string | null;
            readonly body: string;
            readonly code: string | null;
            readonly created_at: components["schemas"]["Time"];
            readonly expires_at: components["schemas"]["TimeOrNull"];
            /**
             * @description An extension, like what follows
             * @enum {string}
             */
            readonly status?: "waiting" | "sent" | "failed";
            readonly attempts?: number;
            readonly sent_at?: components["schemas"]["TimeOrNull"];
            /** @description The reason of the last failed attempt */
            readonly failure?: string | null;
        };
        readonly DeskSetting: {
            readonly key: string;
            readonly value: string;
        };
        readonly AuditEntry: {
            readonly id: number;
            readonly user: components["schemas"]["UserBrief"];
            /** @description The operation */
            readonly action: string;
            /** @description What was changed */
            readonly subject: string | null;
            readonly before: string | null;
            readonly after: string | null;
            readonly created_at: components["schemas"]["Time"];
        };
        readonly DeskSignIn: {
            readonly id: number;
            readonly user: components["schemas"]["UserBrief"];
            /** @description The User-Agent header truncated to 500 characters */
            readonly user_agent: string;
            /** @description The client's network address */
            readonly address: string;
            /** @description password, register, forgot, phone, passkey, google, facebook or apple */
            readonly via: string;
            /** @enum {string} */
            readonly status: "valid" | "ended";
            readonly created_at: components["schemas"]["Time"];
            readonly expires_at: components["schemas"]["Time"];
            /** @description When it was revoked */
            readonly revoked_at: components["schemas"]["TimeOrNull"];
        };
        readonly Simulation: {
            readonly now: components["schemas"]["Time"];
            readonly running: boolean;
            readonly speed: number;
            /** @description Random seed of the faults */
            readonly seed: number | null;
            readonly faults: components["schemas"]["Faults"];
        };
        readonly SteeredCourier: {
            readonly courier: components["schemas"]["CourierPlace"];
            readonly eta: components["schemas"]["TimeOrNull"];
        };
        readonly Faults: {
            readonly latency_ms: readonly number[];
            readonly error_rate: number;
            /** @enum {integer} */
            readonly error_status: 500 | 502 | 503 | 504 | 429;
            readonly drop_rate: number;
            readonly paths: readonly string[];
            readonly seed: number;
        } | null;
        readonly OperatorText: {
            readonly id: number;
            readonly locale: string;
            readonly key: string;
            readonly value: string;
        };
        readonly Steps: {
            readonly id: number;
            readonly status: string;
            readonly allowed: readonly string[];
        };
        readonly StepDraft: {
            readonly status: string;
            readonly deliveryman_id?: components["schemas"]["Id"];
        };
        /** @enum {string} */
        readonly RepeatWeekday: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
        /** @enum {string} */
        readonly RepeatObstacle: "closed" | "sold-out" | "gone" | "below-minimum" | "outside-zone" | "refunded" | "currency" | "no-cash" | "late";
        readonly PlannedOrder: {
            readonly order: components["schemas"]["Order"];
            readonly usual_time: string;
            readonly plan: {
                readonly weekdays: readonly components["schemas"]["RepeatWeekday"][];
                readonly time: string;
                readonly price_limit: number | null;
                readonly skipped: readonly components["schemas"]["Day"][];
                readonly paused: boolean;
                /** @description The last day; null is no end */
                readonly until: string | null;
            } | null;
            readonly question: {
                readonly day: components["schemas"]["Day"];
                readonly total: number;
            } | null;
            readonly missed: {
                readonly day: components["schemas"]["Day"];
                readonly why: components["schemas"]["RepeatObstacle"];
            } | null;
            readonly today: {
                readonly total?: number;
                readonly why?: components["schemas"]["RepeatObstacle"];
            };
        };
        readonly OrderRepeat: {
            readonly id: number;
            readonly order_id: number;
            readonly from: components["schemas"]["Day"];
            readonly to: components["schemas"]["Day"];
            readonly order?: components["schemas"]["Order"];
        };
        readonly OrderCourier: {
            readonly deliveryman: components["schemas"]["Deliveryman"];
            readonly courier: components["schemas"]["CourierPlace"];
            readonly eta: components["schemas"]["TimeOrNull"];
        };
        /** @description The route of a courier under way, from where they set out to the door (extension "courier_route") */
        readonly CourierRoute: readonly {
            readonly latitude: number;
            readonly longitude: number;
            /** @description The street that leads to the next point, in the language asked for */
            readonly street: string;
        }[] | null;
        readonly CourierPlace: {
            readonly latitude: number;
            readonly longitude: number;
            readonly at: components["schemas"]["TimeOrNull"];
        } | null;
        readonly HeldPayment: {
            /** @enum {string} */
            readonly state: "unpaid" | "open" | "waiting" | "canceled" | "rejected" | "returned" | "progress" | "paid";
            /** @description The method of the state */
            readonly tag: string | null;
            readonly kept_until: components["schemas"]["TimeOrNull"];
            /** @description The most that the caller's wallet can pay beside a provider; in the currency of the order or parcel */
            readonly wallet_share: number | null;
        };
        readonly GroupOrder: {
            /** @description For its owner only */
            readonly id: number | null;
            /** @description The part of the caller */
            readonly user_cart_id: number;
            readonly status: string;
            readonly delivery_type: string;
            readonly eta: components["schemas"]["TimeOrNull"];
            readonly delivery_date_time: components["schemas"]["TimeOrNull"];
            /** @description Whom shares are owed to */
            readonly owner_name: string;
            readonly currency: components["schemas"]["Currency"] | null;
            readonly total_price: number;
            readonly shares: readonly components["schemas"]["GroupShare"][];
        };
        readonly GroupShare: {
            readonly user_cart_id: number;
            readonly name: string;
            readonly owner: boolean;
            /** @description Paid back, as its owner says, or paid */
            readonly settled: boolean;
            /**
             * @description Extension `group_share_payments`. `told` once its member says that the owner has it, `paid` once it is in the wallet of the owner
             * @enum {string}
             */
            readonly standing: "open" | "told" | "settled" | "paid";
            /** @description Own dishes */
            readonly lines: number;
            /** @description Delivery and fixed fees, in equal parts */
            readonly fixed: number;
            /** @description Tax, percent fees and tip, in proportion to the dishes */
            readonly proportional: number;
            /** @description Discounts and coupon, in proportion to the dishes */
            readonly reduction: number;
            readonly total: number;
            readonly dishes: readonly {
                readonly title: string;
                readonly quantity: number;
            }[];
        };
        readonly Payment: {
            readonly id: number;
            readonly tag: string;
            readonly input?: number;
            readonly sandbox?: boolean;
            readonly active: boolean;
        };
        readonly UserCart: {
            readonly id: number;
            readonly cart_id: number;
            readonly user_id: number | null;
            readonly status: boolean;
            readonly name: string | null;
            readonly uuid: string | null;
            readonly version: number;
            readonly cartDetails: readonly components["schemas"]["CartDetail"][];
        };
        readonly CartDetail: {
            readonly id: number;
            readonly quantity: number;
            readonly bonus: boolean;
            readonly mandatory?: boolean;
            readonly note?: string | null;
            readonly price: number;
            readonly discount: number;
            readonly updated_at?: components["schemas"]["Time"];
            readonly stock: components["schemas"]["Stock"];
            readonly addons: readonly components["schemas"]["CartDetail"][];
        };
        readonly Quote: {
            readonly id: string;
            readonly expires_at: components["schemas"]["Time"];
            /** @constant */
            readonly v: 1;
            /** @enum {integer} */
            readonly scale: 0 | 2 | 3;
            readonly cart_id: number;
            readonly shop_id: number;
            readonly currency_id: number;
            readonly rate: string;
            readonly km: string | null;
            readonly type: components["schemas"]["DeliveryType"];
            readonly slot: components["schemas"]["Slot"];
            readonly coupon: string | null;
            readonly lines: readonly components["schemas"]["QuoteLine"][];
            readonly total: number;
        };
        readonly QuoteLine: {
            /** @enum {string} */
            readonly kind: "item" | "addon" | "bonus" | "recipe_discount" | "shop_tax" | "delivery" | "service" | "waiter" | "coupon" | "tips" | "deposit";
            readonly label: string;
            readonly ref: number | string | null;
            readonly member: number | null;
            readonly quantity: number;
            readonly amount: number;
            readonly children: readonly components["schemas"]["QuoteLine"][];
            readonly parts: readonly {
                readonly label: string;
                readonly quantity: number;
                readonly unit: number;
                /** @enum {string} */
                readonly rule: "price" | "percent" | "fixed" | "distance" | "free" | "given";
                readonly args: {
                    readonly [key: string]: string | number | boolean;
                };
            }[];
        };
        readonly ToldAllergen: {
            readonly allergen: components["schemas"]["Allergen"];
            /** @enum {string} */
            readonly severity: "avoid" | "dangerous";
        };
        readonly Order: {
            readonly id: number;
            readonly user_id: number;
            readonly total_price: number;
            readonly origin_price?: number;
            readonly seller_fee?: number;
            readonly commission_fee?: number;
            readonly coupon_price?: number;
            readonly coupon_sum_price?: number;
            readonly rate?: number;
            readonly note?: string | null;
            /** @description Extension `order_allergens`. What the kitchen was told, dangerous ones first */
            readonly allergens?: readonly components["schemas"]["ToldAllergen"][];
            readonly handover?: {
                /** @enum {string} */
                readonly way: "hand" | "door";
                readonly note: string;
                readonly cutlery: number;
                readonly recipient: {
                    readonly name: string;
                    readonly phone: string;
                } | null;
            } | null;
            readonly order_details_count?: number;
            readonly order_details_sum_quantity?: number;
            readonly tax?: number;
            readonly service_fee?: number;
            readonly waiter_fee?: number;
            readonly delivery_fee?: number;
            readonly total_discount?: number;
            readonly tips?: number;
            /** @description For all of `boxes` */
            readonly deposit?: number;
            /** @description Returnable boxes that the order came in */
            readonly boxes?: number;
            readonly boxes_returned?: number;
            /** @description How many can still be brought back */
            readonly boxes_open?: number;
            /** @enum {string} */
            readonly status: "new" | "accepted" | "cooking" | "ready" | "on_a_way" | "delivered" | "canceled";
            readonly location?: {
                readonly latitude: string;
                readonly longitude: string;
            } | null;
            readonly address?: {
                readonly [key: string]: string | null;
            } | null;
            readonly delivery_type: components["schemas"]["DeliveryType"];
            readonly table?: components["schemas"]["Table"] | null;
            readonly table_id?: number | null;
            readonly booking_id?: number | null;
            /** @description The reservation that the dishes were ordered ahead to */
            readonly user_booking_id?: number | null;
            readonly delivery_date?: string | null;
            readonly delivery_time?: string | null;
            readonly delivery_date_time?: components["schemas"]["TimeOrNull"];
            readonly phone?: string | null;
            readonly username?: string | null;
            readonly email?: string | null;
            readonly otp?: number | null;
            readonly current: boolean;
            readonly split: number;
            readonly paid_by_split: boolean;
            readonly km?: number | null;
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
            readonly shop?: components["schemas"]["Shop"] | null;
            readonly currency?: components["schemas"]["Currency"] | null;
            readonly user?: components["schemas"]["UserBrief"];
            readonly deliveryman?: components["schemas"]["Deliveryman"] | null;
            readonly courier?: {
                readonly latitude: number;
                readonly longitude: number;
                readonly at: components["schemas"]["TimeOrNull"];
            } | null;
            readonly courier_route?: components["schemas"]["CourierRoute"];
            readonly eta?: components["schemas"]["TimeOrNull"];
            readonly details?: readonly components["schemas"]["OrderDetail"][];
            readonly transaction?: components["schemas"]["Transaction"] | null;
            readonly transactions?: readonly components["schemas"]["Transaction"][];
            readonly coupon?: {
                readonly id?: number | null;
                readonly name: string;
                readonly price: number;
                readonly img?: components["schemas"]["Image"];
            } | null;
            readonly tip_for?: string | null;
            readonly img?: components["schemas"]["Image"];
            readonly image_after_delivered?: components["schemas"]["Image"];
            readonly galleries?: readonly components["schemas"]["Gallery"][];
            readonly members?: readonly {
                readonly user_cart_id: number;
                readonly name: string | null;
            }[] | null;
            readonly repeat?: components["schemas"]["OrderRepeat"] | null;
            readonly quote?: components["schemas"]["Quote"] | null;
            readonly order_refunds?: readonly components["schemas"]["OrderRefund"][];
            readonly substitutions?: readonly components["schemas"]["Substitution"][];
            readonly review?: components["schemas"]["Review"];
            readonly reviews?: readonly components["schemas"]["Review"][];
        };
        readonly Deliveryman: {
            readonly id: number;
            readonly uuid?: components["schemas"]["Uuid"];
            readonly firstname: string;
            readonly lastname?: string | null;
            readonly active?: boolean;
            readonly img?: components["schemas"]["Image"];
            readonly phone?: string | null;
        };
        readonly OrderDetail: {
            readonly id: number;
            readonly order_id: number;
            readonly stock_id: number;
            readonly parent_id?: number | null;
            readonly note?: string | null;
            /** @enum {string|null} */
            readonly replacement?: "replace" | "ask" | "leave-out" | "ask-declared" | null;
            readonly origin_price?: number;
            readonly total_price?: number;
            readonly tax?: number;
            readonly discount?: number;
            readonly quantity: number;
            readonly status?: string;
            readonly bonus: boolean;
            readonly user_cart_id?: number | null;
            readonly stock: components["schemas"]["Stock"];
            readonly addons: readonly components["schemas"]["OrderDetail"][];
        };
        readonly Transaction: {
            readonly id: number;
            readonly payable_id: number;
            readonly price: number;
            readonly payment_trx_id?: string | null;
            readonly note?: string | null;
            readonly request?: string | null;
            readonly type?: string;
            readonly perform_time?: components["schemas"]["TimeOrNull"];
            readonly refund_time?: components["schemas"]["TimeOrNull"];
            /** @enum {string} */
            readonly status: "progress" | "paid" | "canceled" | "rejected" | "refund" | "split";
            readonly status_description?: string | null;
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
            readonly payment_system: components["schemas"]["Payment"];
        };
        readonly UserBrief: {
            readonly id: number;
            readonly uuid: components["schemas"]["Uuid"];
            readonly firstname: string;
            readonly lastname: string | null;
            readonly active: boolean;
            readonly img: components["schemas"]["Image"];
            readonly phone?: string | null;
        };
        readonly User: {
            readonly id: number;
            readonly uuid: components["schemas"]["Uuid"];
            readonly firstname: string;
            readonly lastname: string | null;
            readonly empty_p: boolean;
            readonly email: string | null;
            readonly phone?: string | null;
            readonly birthday?: string | null;
            /** @enum {string|null} */
            readonly gender?: "male" | "female" | null;
            readonly active: boolean;
            readonly img?: components["schemas"]["Image"];
            readonly referral?: string | null;
            readonly my_referral: string;
            /** @enum {string} */
            readonly role: "user" | "seller" | "moderator" | "deliveryman" | "manager" | "waiter" | "cook" | "admin";
            readonly email_verified_at?: components["schemas"]["TimeOrNull"];
            readonly phone_verified_at?: components["schemas"]["TimeOrNull"];
            readonly registered_at?: components["schemas"]["TimeOrNull"];
            readonly created_at?: components["schemas"]["TimeOrNull"];
            readonly updated_at?: components["schemas"]["TimeOrNull"];
            readonly orders_count?: number;
            readonly orders_sum_price?: number;
            readonly reviews_count?: number;
            readonly referral_from_topup_price?: number;
            readonly referral_from_topup_count?: number;
            readonly referral_from_withdraw_price?: number;
            readonly referral_from_withdraw_count?: number;
            readonly referral_to_topup_price?: number;
            readonly referral_to_topup_count?: number;
            readonly referral_to_withdraw_price?: number;
            readonly referral_to_withdraw_count?: number;
            readonly currency_id?: number | null;
            readonly lang?: string | null;
            readonly shop?: components["schemas"]["Shop"] | null;
            readonly wallet?: components["schemas"]["Wallet"] | null;
            readonly point?: null;
            readonly model?: components["schemas"]["RequestModel"] | null;
            readonly notifications?: readonly components["schemas"]["NotificationSetting"][];
            readonly addresses?: readonly components["schemas"]["Address"][];
            readonly email_subscribe?: boolean;
        };
        readonly Wallet: {
            readonly id: number;
            readonly uuid: components["schemas"]["Uuid"];
            readonly user_id: number;
            readonly price: number;
            readonly symbol: string;
            readonly currency?: components["schemas"]["Currency"];
        };
        /** @description The subject of a notification by its id and for news also by uuid */
        readonly NotificationSubject: {
            readonly id: number;
            readonly uuid?: string;
        } & {
            readonly [key: string]: unknown;
        };
        /**
         * @description order: the shop, by this order
         * @enum {string}
         */
        readonly RatedKind: "order" | "courier" | "product";
        readonly PartRating: {
            readonly kind: components["schemas"]["RatedKind"];
            readonly id: components["schemas"]["Id"];
            readonly rating: number;
            /** @description At most 1000 characters as people count them */
            readonly comment?: string;
            /** @description Titles of own uploads of the type reviews */
            readonly images?: readonly string[];
        };
        readonly OrderRating: {
            readonly order_id: number;
            readonly delivered_at: components["schemas"]["Time"];
            /** @description New ratings are taken before this time */
            readonly open_until: components["schemas"]["Time"];
            readonly timezone: string | null;
            readonly parts: readonly {
                readonly kind: components["schemas"]["RatedKind"];
                /** @description Of the shop, the courier or the product */
                readonly id: number;
                readonly title: string;
                readonly img: components["schemas"]["Image"];
                readonly review: {
                    readonly rating: number;
                    readonly comment: string;
                    readonly images: readonly string[];
                    readonly changeable_until: components["schemas"]["Time"];
                } | null;
            }[];
        };
        readonly Replacements: {
            readonly id: number;
            readonly replacements: readonly {
                readonly stock_id: number;
                readonly title: string;
                readonly options: string;
                /** @description Per piece */
                readonly price: number;
                /** @description Its allergens are stated */
                readonly declared: boolean;
            }[];
        };
        readonly Substitution: {
            readonly id: number;
            readonly order_detail_id: number;
            /** @enum {string} */
            readonly state: "open" | "replaced" | "left-out";
            readonly reason: string | null;
            /**
             * @description What happens without an answer
             * @enum {string}
             */
            readonly silence: "replace" | "leave-out";
            readonly ordered: components["schemas"]["SubstitutedDish"];
            readonly proposed: components["schemas"]["SubstitutedDish"] | null;
            readonly asked_at: components["schemas"]["Time"];
            readonly ends_at: components["schemas"]["Time"];
            readonly back_if_replaced: number | null;
            readonly back_if_left_out: number | null;
            /** @description What came back */
            readonly back: number | null;
        };
        readonly SubstitutedDish: {
            readonly quantity: number;
            readonly total_price: number;
            readonly options: string;
            readonly product: components["schemas"]["Product"];
        };
        readonly ParcelPrice: {
            readonly price: number;
            readonly km: number;
        };
        readonly ParcelType: {
            readonly id: number;
            readonly type: string;
            readonly img?: components["schemas"]["Image"];
            readonly min_width?: number;
            readonly min_height?: number;
            readonly min_length?: number;
            readonly max_width?: number | null;
            readonly max_height?: number | null;
            readonly max_length?: number | null;
            readonly max_range?: number | null;
            readonly min_g?: number;
            readonly max_g?: number | null;
            readonly price?: number;
            readonly price_per_km?: number;
            readonly special?: boolean;
            readonly special_price?: number | null;
            readonly special_price_per_km?: number | null;
            readonly options: readonly {
                readonly id: number;
                readonly translation: components["schemas"]["Translation"];
            }[];
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        readonly ParcelPlaceDraft: {
            readonly latitude: number;
            readonly longitude: number;
            readonly address?: string;
            readonly house?: string;
            readonly stage?: string;
            readonly room?: string;
        };
        readonly ParcelPlace: {
            readonly latitude: number;
            readonly longitude: number;
            readonly address: string;
            readonly house?: string;
            readonly stage?: string;
            readonly room?: string;
        } | null;
        readonly Parcel: {
            readonly id: number;
            readonly user_id: number;
            readonly total_price: number;
            readonly rate?: number;
            readonly note?: string | null;
            readonly tax?: number;
            /** @enum {string} */
            readonly status: "new" | "pending" | "accepted" | "ready" | "on_a_way" | "delivered" | "canceled";
            readonly phone_from?: string | null;
            readonly username_from?: string | null;
            readonly address_from?: components["schemas"]["ParcelPlace"];
            readonly phone_to?: string | null;
            readonly username_to?: string | null;
            readonly address_to?: components["schemas"]["ParcelPlace"];
            readonly type_id: number;
            readonly delivery_fee?: number;
            readonly delivery_date?: components["schemas"]["Day"];
            readonly delivery_time?: components["schemas"]["ClockTime"];
            readonly delivery_date_time?: components["schemas"]["TimeOrNull"];
            readonly current: boolean;
            readonly img?: components["schemas"]["Image"];
            readonly qr_value?: string | null;
            readonly instruction?: string | null;
            readonly description?: string | null;
            /** @enum {integer} */
            readonly notify?: 0 | 1;
            readonly km?: number;
            readonly currency?: components["schemas"]["Currency"] | null;
            readonly user?: components["schemas"]["UserBrief"];
            readonly type?: components["schemas"]["ParcelType"] | null;
            readonly transaction?: components["schemas"]["Transaction"];
            readonly transactions?: readonly components["schemas"]["Transaction"][];
            readonly deliveryman?: components["schemas"]["Deliveryman"] | null;
            readonly courier?: components["schemas"]["CourierPlace"];
            readonly courier_route?: components["schemas"]["CourierRoute"];
            readonly eta?: components["schemas"]["TimeOrNull"];
            readonly review?: components["schemas"]["Review"];
            readonly galleries?: readonly components["schemas"]["Gallery"][];
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        readonly PartnerDecision: {
            readonly status: string;
            readonly status_note?: string;
        };
        readonly ShopDraft: {
            readonly title: {
                readonly [key: string]: string;
            };
            readonly description?: {
                readonly [key: string]: string;
            };
            readonly address: {
                readonly [key: string]: string;
            };
            readonly phone?: components["schemas"]["PhoneText"];
            readonly price?: number;
            readonly price_per_km?: number;
            readonly min_amount?: number;
            readonly tax?: number;
            readonly delivery_time_from: number;
            readonly delivery_time_to: number;
            /** @enum {string} */
            readonly delivery_time_type: "minute" | "hour" | "day" | "month";
            readonly location?: components["schemas"]["Place"];
            /** @description Corners of the delivery zone as latitude and longitude; an extension (`shop_zone`) */
            readonly delivery_zone?: readonly components["schemas"]["ZoneCorner"][];
            /** @description Logo, then background */
            readonly images?: readonly string[];
            readonly documents?: readonly string[];
            readonly categories?: readonly components["schemas"]["Id"][];
            readonly tags?: readonly components["schemas"]["Id"][];
            readonly type?: components["schemas"]["ShopType"];
        };
        readonly ZoneCorner: readonly number[];
        readonly RequestModel: {
            readonly id: number;
            readonly model_id: number;
            readonly model_type: string;
            readonly created_by: number;
            readonly data: {
                readonly [key: string]: unknown;
            };
            /** @enum {string} */
            readonly status: "pending" | "approved" | "canceled";
            readonly status_note: string | null;
            readonly model?: components["schemas"]["UserBrief"];
            readonly createdBy?: components["schemas"]["UserBrief"];
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        readonly SharePayment: {
            /**
             * @description `open` while a page waits for the member, `waiting` while the provider decides
             * @enum {string}
             */
            readonly state: "unpaid" | "open" | "waiting" | "canceled" | "paid";
            /** @description The method of the last page */
            readonly tag: string | null;
            /** @description None once the share cannot be paid */
            readonly methods: readonly {
                readonly id: number;
                readonly tag: string;
            }[];
        };
        readonly PaymentState: {
            readonly id: string;
            /** @enum {string} */
            readonly state: "open" | "paid" | "canceled";
        };
        readonly PaymentProcess: {
            readonly id: string;
            readonly user_id: number;
            readonly model_id: number;
            /** @enum {string} */
            readonly model_type: "cart" | "order" | "parcel_order" | "wallet";
            readonly data: {
                readonly url: string;
                readonly payment_id: number;
                readonly price?: number;
                readonly total_price: number;
                readonly from_wallet?: number;
                readonly cart_id?: number;
                readonly order_id?: number;
                readonly parcel_id?: number;
                readonly wallet_id?: number;
                /** @enum {string} */
                readonly type?: "model" | "tip" | "share";
                readonly split: number;
            };
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        readonly LinkedProviders: {
            readonly has_password: boolean;
            readonly linked: readonly {
                /** @enum {string} */
                readonly provider: "google" | "facebook" | "apple";
                readonly linked_at: components["schemas"]["Time"];
                /** @description False where nothing else signs in to the account */
                readonly is_removable: boolean;
            }[];
        };
        readonly LinkPermit: {
            readonly permit: string;
        };
        readonly Base64Url: string;
        readonly Passkey: {
            readonly id: number;
            /** @description Given by its owner */
            readonly name: string | null;
            /** @description The User-Agent header of the browser that added it */
            readonly user_agent: string;
            readonly created_at: components["schemas"]["Time"];
            readonly last_used_at: components["schemas"]["Time"] | null;
        };
        readonly PasskeySignInOptions: {
            readonly challenge: components["schemas"]["Base64Url"];
            /** @description The host name that the passkeys belong to */
            readonly rpId: string;
            readonly timeout?: number;
            /** @constant */
            readonly userVerification: "required";
        };
        readonly PasskeyOptions: {
            readonly challenge: components["schemas"]["Base64Url"];
            readonly rp: {
                readonly id: string;
                readonly name: string;
            };
            readonly user: {
                /** @description A random handle of the account */
                readonly id: components["schemas"]["Base64Url"];
                readonly name: string;
                readonly displayName: string;
            };
            readonly pubKeyCredParams: readonly {
                readonly type: string;
                readonly alg: number;
            }[];
        };
        /** @description AuthenticationResponseJSON of the W3C */
        readonly SignedCredential: {
            readonly id: string;
            readonly rawId: string;
            /** @constant */
            readonly type: "public-key";
            readonly response: {
                readonly clientDataJSON: components["schemas"]["Base64Url"];
                readonly authenticatorData: components["schemas"]["Base64Url"];
                readonly signature: components["schemas"]["Base64Url"];
                readonly userHandle?: string | null;
            };
        };
        /** @description RegistrationResponseJSON of the W3C */
        readonly MadeCredential: {
            readonly id: string;
            readonly rawId: string;
            /** @constant */
            readonly type: "public-key";
            readonly response: {
                readonly clientDataJSON: components["schemas"]["Base64Url"];
                readonly attestationObject: components["schemas"]["Base64Url"];
                readonly transports?: readonly string[];
            };
        };
        /** @description A registration token of Firebase Cloud Messaging, ASCII only, so that it fits an index */
        readonly PushToken: string;
        readonly OwnerCode: {
            /** @enum {string} */
            readonly channel: "email" | "sms";
            /** @description Masked */
            readonly to: string;
        };
        readonly OwnDataSummary: {
            /** @description By kind */
            readonly counts: {
                readonly [key: string]: number;
            };
            readonly outstanding: {
                readonly orders: number;
                readonly parcels: number;
                readonly reservations: number;
            };
        };
        readonly PublicPerson: {
            readonly id: number;
            readonly firstname: string;
            readonly lastname: string | null;
            readonly active: boolean;
            readonly img: components["schemas"]["Image"];
        };
        readonly OwnSession: {
            readonly id: number;
            /** @description The User-Agent header truncated to 500 characters */
            readonly user_agent: string;
            /** @description password, register, forgot, phone, passkey, google, facebook or apple */
            readonly via: string;
            readonly created_at: components["schemas"]["Time"];
            /** @description Exact to a few minutes */
            readonly last_used_at: components["schemas"]["Time"];
            /** @description The session of this call */
            readonly is_current: boolean;
        };
        readonly Language: {
            readonly id: number;
            readonly title: string;
            readonly locale: string;
            readonly backward: boolean;
            readonly default: boolean;
            readonly active: boolean;
            readonly img?: components["schemas"]["Image"];
        };
        readonly Currency: {
            readonly id: number;
            readonly symbol: string;
            readonly title: string;
            readonly rate: number;
            readonly default?: boolean;
            /** @enum {string} */
            readonly position: "before" | "after";
            readonly active: boolean;
            /** @enum {integer} */
            readonly decimals: 0 | 2 | 3;
        };
        readonly Setting: {
            readonly id: number;
            readonly key: string;
            readonly value: string | null;
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
            readonly deleted_at?: null;
        };
        readonly Tag: {
            readonly id: number;
            readonly active: boolean;
            readonly translation: components["schemas"]["Translation"];
        };
        readonly Unit: {
            readonly id: number;
            readonly active: boolean;
            /** @enum {string} */
            readonly position: "before" | "after";
            readonly translation: components["schemas"]["Translation"];
        };
        readonly Gallery: {
            readonly id: number;
            readonly title: string;
            readonly type?: string;
            readonly path: string;
            readonly base_path?: string;
            readonly preview?: components["schemas"]["Image"];
        };
        /** @enum {string} */
        readonly RefundReason: "missing" | "wrong" | "quality" | "other";
        readonly RefundQuote: {
            readonly amount: number;
            readonly lines: readonly {
                readonly order_detail_id: number;
                readonly quantity: number;
                readonly amount: number;
            }[];
        };
        readonly OrderRefund: {
            readonly id: number;
            readonly order_id?: number;
            /** @enum {string} */
            readonly status: "pending" | "accepted" | "canceled";
            readonly cause: string | null;
            readonly answer: string | null;
            /** @description In the currency of the order; null for the whole order */
            readonly amount?: number | null;
            readonly lines?: readonly {
                readonly order_detail_id: number;
                readonly quantity: number;
                readonly reason: components["schemas"]["RefundReason"];
                readonly note: string | null;
                readonly amount: number;
                readonly title: string;
            }[] | null;
            readonly galleries: readonly components["schemas"]["Gallery"][];
            readonly order?: components["schemas"]["Order"];
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        /** @description On the shop's wall clock */
        readonly WallTime: string;
        /** @description On the shop's wall clock */
        readonly ShownWallTime: string;
        readonly BookingDraft: {
            readonly table_id: components["schemas"]["Id"];
            readonly booking_id: components["schemas"]["Id"];
            readonly start_date: components["schemas"]["WallTime"];
            /** @description The end of the stay when absent */
            readonly end_date?: components["schemas"]["WallTime"];
            /** @description At most 255 characters as people count them */
            readonly note?: string;
            /** @description 1 when absent */
            readonly guest?: number;
        };
        readonly BookingChange: {
            readonly table_id: components["schemas"]["Id"];
            readonly booking_id: components["schemas"]["Id"];
            readonly start_date: components["schemas"]["WallTime"];
            /** @description The end of the stay when absent */
            readonly end_date?: components["schemas"]["WallTime"];
            /** @description At most 255 characters; none when absent */
            readonly note?: string;
            /** @description 1 when absent */
            readonly guest?: number;
            /** @description That of the version which the caller saw, else 409 */
            readonly changes?: number;
        };
        readonly TableHoldDraft: {
            readonly table_id: components["schemas"]["Id"];
            readonly booking_id: components["schemas"]["Id"];
            readonly start_date: components["schemas"]["WallTime"];
            /** @description 1 when absent */
            readonly guest?: number;
            /** @description The reservation of the caller that is changed to it */
            readonly change_of?: components["schemas"]["Id"];
        };
        readonly TableHold: {
            readonly table_id: number;
            readonly start_date: components["schemas"]["ShownWallTime"];
            readonly end_date: components["schemas"]["ShownWallTime"];
            /** @description Until the hold ends, by the server's clock */
            readonly seconds_left: number;
        };
        /** @description On the shop's wall clock */
        readonly TableClock: string;
        readonly ShownDay: string;
        readonly TableDay: string;
        readonly WaitRequest: {
            readonly shop_id: components["schemas"]["Id"];
            readonly date: components["schemas"]["TableDay"];
            /** @description The first start that suits */
            readonly time_from: components["schemas"]["TableClock"];
            /** @description The last start that suits */
            readonly time_to: components["schemas"]["TableClock"];
            /** @description 1 when absent */
            readonly guest?: number;
            /** @description Any when absent */
            readonly shop_section_id?: components["schemas"]["Id"];
        };
        readonly TableWait: {
            readonly id: number;
            /** @enum {string} */
            readonly status: "waiting" | "offered" | "taken" | "ended";
            readonly shop: components["schemas"]["Shop"] | null;
            readonly shop_section: components["schemas"]["ShopSection"] | null;
            readonly date: components["schemas"]["ShownDay"];
            readonly time_from: components["schemas"]["TableClock"];
            readonly time_to: components["schemas"]["TableClock"];
            readonly guest: number;
            readonly parties_before: number;
            readonly offer: components["schemas"]["TableOffer"] | null;
            readonly created_at: components["schemas"]["Time"];
        };
        readonly TableOffer: {
            readonly table: components["schemas"]["Table"];
            readonly start_date: components["schemas"]["ShownWallTime"];
            readonly end_date: components["schemas"]["ShownWallTime"];
            /** @description Until the offer ends, by the server's clock */
            readonly seconds_left: number;
        };
        readonly PartiesAhead: {
            readonly parties_before: number;
        };
        readonly WaitingDays: readonly {
            readonly date: components["schemas"]["ShownDay"];
            readonly parties: number;
            readonly shop: components["schemas"]["Shop"] | null;
        }[];
        readonly BookingShop: components["schemas"]["ShopFields"] & {
            readonly booking_shop_working_days: readonly components["schemas"]["ShopHours"][];
            readonly booking_shop_closed_date: readonly components["schemas"]["ShopClosedDate"][];
        };
        readonly BookingTemplate: {
            readonly id: number;
            readonly max_time: number;
            readonly start_time: string;
            readonly end_time: string;
            readonly shop?: components["schemas"]["Shop"] | null;
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        readonly ShopSection: {
            readonly id: number;
            readonly shop_id: number;
            readonly area: string;
            readonly img: components["schemas"]["Image"];
            readonly translation: components["schemas"]["Translation"];
            readonly translations?: readonly components["schemas"]["Translation"][];
            readonly locales?: readonly string[];
            readonly shop?: components["schemas"]["Shop"];
            readonly galleries?: readonly components["schemas"]["Gallery"][];
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        readonly Table: {
            readonly id: number;
            readonly name: string;
            readonly shop_section_id: number;
            readonly tax?: number;
            readonly chair_count: number;
            readonly active: boolean;
            readonly shop_section?: components["schemas"]["ShopSection"];
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        readonly TakenPeriod: {
            readonly start_date: components["schemas"]["ShownWallTime"];
            readonly end_date: components["schemas"]["ShownWallTime"];
        };
        readonly UserBooking: {
            readonly id: number;
            readonly booking_id: number;
            readonly user_id: number;
            readonly table_id: number;
            readonly start_date: components["schemas"]["ShownWallTime"];
            readonly end_date: components["schemas"]["ShownWallTime"];
            /** @enum {string} */
            readonly status: "new" | "accepted" | "canceled";
            readonly note: string | null;
            readonly guest: number;
            readonly booking: components["schemas"]["BookingTemplate"];
            readonly table: components["schemas"]["Table"];
            readonly user?: components["schemas"]["UserBrief"];
            /** @description Extension `table_orders`. What was ordered ahead to its table, the latest first */
            readonly orders?: readonly {
                readonly id: number;
                /** @enum {string} */
                readonly status: "new" | "accepted" | "cooking" | "ready" | "on_a_way" | "delivered" | "canceled";
            }[];
            /** @description How often the caller changed it */
            readonly changes?: number;
            /** @description What the restaurant knew before, while it has not confirmed the change */
            readonly changed_from?: components["schemas"]["KnownBooking"] | null;
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
        };
        readonly KnownBooking: {
            readonly start_date: components["schemas"]["ShownWallTime"];
            readonly end_date: components["schemas"]["ShownWallTime"];
            readonly note: string | null;
            readonly guest: number;
            readonly table: components["schemas"]["Table"] | null;
        };
        readonly BookingStatus: {
            readonly id: number;
            /** @enum {string} */
            readonly status: "new" | "accepted" | "canceled";
            readonly allowed: readonly ("new" | "accepted" | "canceled")[];
        };
        readonly OwnReview: {
            readonly id: number;
            readonly rating: number;
            readonly comment: string | null;
            readonly images: readonly string[];
            /** @description The order that was rated */
            readonly order_id: number | null;
            /** @description Of the shop, the dish or the courier */
            readonly title: string;
            readonly img: components["schemas"]["Image"];
            readonly created_at: components["schemas"]["Time"];
            readonly changeable_until: components["schemas"]["Time"];
        };
        readonly ReviewDraft: {
            readonly rating: number;
            /** @description At most 1000 characters as people count them */
            readonly comment?: string;
            /** @description Titles of own uploads of the type reviews */
            readonly images?: readonly string[];
        };
        readonly KitchenSteps: {
            readonly id: number;
            readonly status: string;
            readonly allowed: readonly string[];
            readonly needs_code: boolean;
        };
        readonly ShopOpening: {
            readonly id: number;
            readonly open: boolean;
            /** @description What a shop that was never opened still needs; empty once it was opened */
            readonly left: readonly ("menu" | "hours" | "opening")[];
        };
        /** @enum {string} */
        readonly UploadType: "users" | "shops" | "shops/logo" | "shops/background" | "shop-documents" | "reviews" | "order_refunds" | "deliveryman" | "parcel-orders" | "chats" | "restaurant" | "restaurant/logo" | "restaurant/background" | "deliveryman/settings" | "banners" | "brands" | "blogs" | "categories" | "coupons" | "discounts" | "extras" | "products" | "languages" | "referral" | "shop-tags" | "receipts" | "shop-galleries" | "landing-pages" | "combos" | "parcel-order-setting" | "stocks" | "orders/after-delivered";
        readonly UploadedPicture: {
            readonly title: string;
            readonly type: components["schemas"]["UploadType"];
        };
        readonly UploadedPictures: {
            readonly title: readonly string[];
            readonly type: components["schemas"]["UploadType"];
        };
        readonly WalletFlow: {
            readonly incoming: number;
            readonly outgoing: number;
        };
        readonly WalletHistory: {
            readonly id: number;
            readonly uuid: components["schemas"]["Uuid"];
            readonly wallet_uuid: components["schemas"]["Uuid"];
            readonly transaction_id?: number | null;
            /** @enum {string} */
            readonly type: "topup" | "withdraw" | "referral_from_topup" | "referral_from_withdraw" | "referral_to_topup" | "referral_to_withdraw";
            readonly price: number;
            readonly note?: string | null;
            /**
             * @description Why it was posted; extension wallet_history
             * @enum {string|null}
             */
            readonly reason?: "top-up" | "payment" | "tip" | "canceled" | "refund" | "returned" | "deposit" | "cashback" | "referral" | "earned" | "share" | "transfer" | "withdrawal" | null;
            /** @enum {string|null} */
            readonly subject_type?: "order" | "parcel" | "cart" | null;
            readonly subject_id?: number | null;
            /** @enum {string} */
            readonly status: "processed" | "paid" | "rejected" | "canceled";
            readonly created_at?: components["schemas"]["Time"];
            readonly updated_at?: components["schemas"]["Time"];
            readonly author: components["schemas"]["UserBrief"];
            readonly user?: components["schemas"]["UserBrief"];
        };
        /** @enum {string} */
        readonly WebVital: "LCP" | "INP" | "CLS";
        /**
         * @description Phones are narrower than 600 pixels
         * @enum {string}
         */
        readonly DeviceClass: "phone" | "desktop";
        readonly WebVitals: {
            /** @description False where the operator has switched it off */
            readonly measuring: boolean;
            /** @description How many days, today included, in UTC */
            readonly days: number;
            /** @description The number of measurements from which on there is a percentile */
            readonly minimum: number;
            readonly rows: readonly components["schemas"]["WebVitalRow"][];
        };
        readonly WebVitalRow: {
            /** @description null for all pages together */
            readonly route: string | null;
            readonly metric: components["schemas"]["WebVital"];
            readonly device: components["schemas"]["DeviceClass"];
            readonly count: number;
            readonly good: number;
            readonly needs_improvement: number;
            readonly poor: number;
            /** @description null with too few measurements */
            readonly p75: number | null;
            /** @enum {unknown} */
            readonly rating: "good" | "needs_improvement" | "poor" | null;
        };
    };
    responses: {
        /** @description The error */
        readonly Refusal: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Refusal"];
            };
        };
        /** @description A message; data is null or an empty list */
        readonly Done: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Message"];
            };
        };
        /** @description An account */
        readonly User: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["User"];
                };
            };
        };
        /** @description Suggestions */
        readonly AddressSuggestions: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: readonly components["schemas"]["AddressSuggestion"][];
                };
            };
        };
        /** @description Addresses */
        readonly Addresses: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Address"][];
                };
            };
        };
        /** @description An address */
        readonly Address: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Address"];
                };
            };
        };
        /** @description Addresses */
        readonly GeocodedPlaces: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: readonly components["schemas"]["GeocodedPlace"][];
                };
            };
        };
        /** @description A cart */
        readonly Cart: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Cart"];
                };
            };
        };
        /** @description The price of a cart */
        readonly Calculation: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Calculation"];
                };
            };
        };
        /** @description The price of products */
        readonly ProductsCalculation: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["ProductsCalculation"];
                };
            };
        };
        /** @description A coupon */
        readonly Coupon: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Coupon"];
                };
            };
        };
        /** @description Coupons */
        readonly Coupons: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly data: readonly components["schemas"]["Coupon"][];
                };
            };
        };
        /** @description A group order as its link shows it */
        readonly Invitation: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Invitation"];
                };
            };
        };
        /** @description A part of a group order */
        readonly Membership: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Membership"];
                };
            };
        };
        /** @description A word */
        readonly Text: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: string;
                };
            };
        };
        /** @description An answer */
        readonly YesOrNo: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: boolean;
                };
            };
        };
        /** @description Shops */
        readonly Shops: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Shop"][];
                };
            };
        };
        /** @description Shops */
        readonly ShopArray: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: readonly components["schemas"]["Shop"][];
                };
            };
        };
        /** @description A shop */
        readonly Shop: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Shop"];
                };
            };
        };
        /** @description Tags */
        readonly ShopTags: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: readonly components["schemas"]["ShopTag"][];
                };
            };
        };
        /** @description Bounds */
        readonly PriceBounds: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["PriceBounds"];
                };
            };
        };
        /** @description Counts */
        readonly ShopCounts: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["ShopCounts"];
                };
            };
        };
        /** @description Categories */
        readonly Categories: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Category"][];
                };
            };
        };
        /** @description A category */
        readonly Category: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Category"];
                };
            };
        };
        /** @description Reviews */
        readonly Reviews: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Review"][];
                };
            };
        };
        /** @description Reviews */
        readonly ReviewArray: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: readonly components["schemas"]["Review"][];
                };
            };
        };
        /** @description Stars */
        readonly Ratings: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Ratings"];
            };
        };
        /** @description Branches */
        readonly Branches: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Branch"][];
                };
            };
        };
        /** @description A branch */
        readonly Branch: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Branch"];
                };
            };
        };
        /** @description A menu */
        readonly Menu: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Menu"];
                };
            };
        };
        /** @description Products */
        readonly Products: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Product"][];
                };
            };
        };
        /** @description A product */
        readonly Product: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Product"];
                };
            };
        };
        /** @description Brands */
        readonly Brands: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Brand"][];
                };
            };
        };
        /** @description Suggestions */
        readonly Suggestions: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Suggestions"];
                };
            };
        };
        /** @description Facets */
        readonly SearchFacets: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: readonly components["schemas"]["SearchFacet"][];
                };
            };
        };
        /** @description Chats */
        readonly Chats: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly data: readonly components["schemas"]["Chat"][];
                };
            };
        };
        /** @description A chat */
        readonly Chat: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Chat"];
                };
            };
        };
        /** @description Messages */
        readonly ChatMessages: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly data: readonly components["schemas"]["ChatMessage"][];
                };
            };
        };
        /** @description A message */
        readonly ChatMessage: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["ChatMessage"];
                };
            };
        };
        /** @description Chats */
        readonly DeskChats: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["DeskChat"][];
                };
            };
        };
        /** @description A chat */
        readonly DeskChat: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["DeskChat"];
                };
            };
        };
        /** @description Banners */
        readonly Banners: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Banner"][];
                };
            };
        };
        /** @description A banner */
        readonly Banner: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Banner"];
                };
            };
        };
        /** @description Ads, without links */
        readonly Ads: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly data: readonly components["schemas"]["Banner"][];
                    readonly meta: components["schemas"]["List"]["meta"];
                };
            };
        };
        /** @description An ad with its shops */
        readonly Ad: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Ad"];
                };
            };
        };
        /** @description Stories by shop */
        readonly Stories: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly (readonly components["schemas"]["Story"][])[];
            };
        };
        /** @description Articles or news */
        readonly Blogs: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Blog"][];
                };
            };
        };
        /** @description An article or news item */
        readonly Blog: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Blog"];
                };
            };
        };
        /** @description Recipes */
        readonly Recipes: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Recipe"][];
                };
            };
        };
        /** @description A recipe without envelope */
        readonly Recipe: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly data: components["schemas"]["Recipe"];
                };
            };
        };
        /** @description Lists payment methods */
        readonly ShopPayments: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly data: readonly components["schemas"]["ShopPayment"][];
                };
            };
        };
        /** @description Counts */
        readonly MarketStatistics: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["MarketStatistics"];
                };
            };
        };
        /** @description A legal text */
        readonly LegalText: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["LegalText"];
                };
            };
        };
        /** @description Lists frequently asked questions */
        readonly Faqs: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Faq"][];
                };
            };
        };
        /** @description A referral */
        readonly Referral: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Referral"];
                };
            };
        };
        /** @description Jobs */
        readonly Careers: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Career"][];
                };
            };
        };
        /** @description A job */
        readonly Career: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Career"];
                };
            };
        };
        /** @description Pages */
        readonly Pages: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Page"][];
                };
            };
        };
        /** @description A page */
        readonly Page: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Page"];
                };
            };
        };
        /** @description A landing page */
        readonly LandingPage: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["LandingPage"];
                };
            };
        };
        /** @description The caller's work */
        readonly CourierWork: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["CourierWork"];
                };
            };
        };
        /** @description Whether something can be followed */
        readonly FollowLink: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["FollowLink"];
                };
            };
        };
        /** @description A link to follow something */
        readonly NewFollowLink: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["NewFollowLink"];
                };
            };
        };
        /** @description An order or a parcel as its followers see it */
        readonly Followed: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Followed"];
                };
            };
        };
        /** @description By e-mail an empty list, by phone what the code is checked with */
        readonly CodeSent: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: readonly unknown[] | components["schemas"]["PhoneCode"];
                };
            };
        };
        /** @description The token */
        readonly SignIn: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["SignIn"];
                };
            };
        };
        /** @description The proof */
        readonly Proof: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Proof"];
                };
            };
        };
        /** @description The token without its type */
        readonly NewAccount: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["NewAccount"];
                };
            };
        };
        /** @description What the code is checked with */
        readonly PhoneCodeSent: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["PhoneCode"];
                };
            };
        };
        /** @description A product as its seller sees it */
        readonly MenuProduct: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["MenuProduct"];
                };
            };
        };
        /** @description Products as their seller sees them */
        readonly MenuProducts: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["MenuProduct"][];
                };
            };
        };
        /** @description Categories */
        readonly MenuCategories: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: readonly components["schemas"]["MenuCategory"][];
                };
            };
        };
        /** @description Hours and delivery terms */
        readonly ShopWeek: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["ShopWeek"];
                };
            };
        };
        /** @description Notifications */
        readonly Notifications: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["PushNotification"][];
                };
            };
        };
        /** @description A notification */
        readonly Notification: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["PushNotification"];
                };
            };
        };
        /** @description Unread counts */
        readonly Statistics: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Statistics"];
            };
        };
        /** @description Preferences */
        readonly Preferences: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly data: readonly components["schemas"]["NotificationSetting"][];
                };
            };
        };
        /** @description A coupon */
        readonly DeskCoupon: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["DeskCoupon"];
                };
            };
        };
        /** @description Coupons */
        readonly DeskCoupons: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["DeskCoupon"][];
                };
            };
        };
        /** @description Couriers */
        readonly DeskCouriers: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["DeskCourier"][];
                };
            };
        };
        /** @description Texts */
        readonly Outbox: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["OutboxEntry"][];
                };
            };
        };
        /** @description Settings */
        readonly DeskSettings: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: readonly components["schemas"]["DeskSetting"][];
                };
            };
        };
        /** @description Changes by operators */
        readonly AuditEntries: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["AuditEntry"][];
                };
            };
        };
        /** @description Sign-ins */
        readonly DeskSignIns: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["DeskSignIn"][];
                };
            };
        };
        /** @description The simulation */
        readonly Simulation: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Simulation"];
                };
            };
        };
        /** @description The position and arrival of the courier */
        readonly SteeredCourier: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["SteeredCourier"];
                };
            };
        };
        /** @description The injected faults or null */
        readonly Faults: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Faults"];
                };
            };
        };
        /** @description Texts */
        readonly OperatorTexts: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["OperatorText"][];
                };
            };
        };
        /** @description Steps */
        readonly Steps: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Steps"];
                };
            };
        };
        /** @description What is usually ordered */
        readonly UsualOrders: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: readonly components["schemas"]["Order"][];
                };
            };
        };
        /** @description A repeat */
        readonly OrderRepeat: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["OrderRepeat"];
                };
            };
        };
        /** @description An order and its repeat */
        readonly PlannedOrder: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["PlannedOrder"];
                };
            };
        };
        /** @description A courier */
        readonly OrderCourier: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["OrderCourier"];
                };
            };
        };
        /** @description The order of a group */
        readonly GroupOrder: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["GroupOrder"];
                };
            };
        };
        /** @description An order */
        readonly Order: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Order"];
                };
            };
        };
        /** @description How a payment stands */
        readonly HeldPayment: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["HeldPayment"];
                };
            };
        };
        /** @description Lists payment methods */
        readonly Payments: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": {
                    readonly data: readonly components["schemas"]["Payment"][];
                };
            };
        };
        /** @description Orders */
        readonly Orders: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Order"][];
                };
            };
        };
        /** @description An order and its ratings */
        readonly OrderRating: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["OrderRating"];
                };
            };
        };
        /** @description What may replace a dish */
        readonly Replacements: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Replacements"];
                };
            };
        };
        /** @description Parcel types */
        readonly ParcelTypes: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["ParcelType"][];
                };
            };
        };
        /** @description A parcel type */
        readonly ParcelType: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["ParcelType"];
                };
            };
        };
        /** @description A price */
        readonly ParcelPrice: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["ParcelPrice"];
                };
            };
        };
        /** @description Parcels */
        readonly Parcels: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Parcel"][];
                };
            };
        };
        /** @description A parcel */
        readonly Parcel: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Parcel"];
                };
            };
        };
        /** @description An application */
        readonly RequestModel: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["RequestModel"];
                };
            };
        };
        /** @description Applications */
        readonly RequestModels: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["RequestModel"][];
                };
            };
        };
        /** @description How the payment of a share stands */
        readonly SharePayment: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["SharePayment"];
                };
            };
        };
        /** @description The page to pay on */
        readonly PaymentProcess: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["PaymentProcess"];
                };
            };
        };
        /** @description How far a payment is */
        readonly PaymentState: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["PaymentState"];
                };
            };
        };
        /** @description Ways to sign in beside passkeys */
        readonly LinkedProviders: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["LinkedProviders"];
                };
            };
        };
        /** @description For 15 minutes and once */
        readonly LinkPermit: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["LinkPermit"];
                };
            };
        };
        /** @description PublicKeyCredentialRequestOptionsJSON of the W3C */
        readonly PasskeySignInOptions: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["PasskeySignInOptions"];
                };
            };
        };
        /** @description PublicKeyCredentialCreationOptionsJSON of the W3C */
        readonly PasskeyOptions: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["PasskeyOptions"];
                };
            };
        };
        /** @description Passkeys */
        readonly Passkeys: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: readonly components["schemas"]["Passkey"][];
                };
            };
        };
        /** @description The new passkey */
        readonly Passkey: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Passkey"];
                };
            };
        };
        /** @description People */
        readonly People: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["UserBrief"][];
                };
            };
        };
        /** @description Where the code went */
        readonly OwnerCode: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["OwnerCode"];
                };
            };
        };
        /** @description How much is stored */
        readonly OwnDataSummary: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["OwnDataSummary"];
                };
            };
        };
        /** @description Sessions */
        readonly Sessions: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: readonly components["schemas"]["OwnSession"][];
                };
            };
        };
        /** @description Settings */
        readonly Settings: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: readonly components["schemas"]["Setting"][];
                };
            };
        };
        /** @description Languages */
        readonly Languages: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: readonly components["schemas"]["Language"][];
                };
            };
        };
        /** @description Currencies */
        readonly Currencies: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: readonly components["schemas"]["Currency"][];
                };
            };
        };
        /** @description Key to text; keys contain dots */
        readonly Translations: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: {
                        readonly [key: string]: string;
                    };
                };
            };
        };
        /** @description A request */
        readonly OrderRefund: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["OrderRefund"];
                };
            };
        };
        /** @description Amounts in the currency of the order */
        readonly RefundQuote: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["RefundQuote"];
                };
            };
        };
        /** @description Requests */
        readonly OrderRefunds: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["OrderRefund"][];
                };
            };
        };
        /** @description Shops */
        readonly BookingShops: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["BookingShop"][];
                };
            };
        };
        /** @description A shop */
        readonly BookingShop: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["BookingShop"];
                };
            };
        };
        /** @description Offers */
        readonly BookingTemplates: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["BookingTemplate"][];
                };
            };
        };
        /** @description Sections */
        readonly ShopSections: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["ShopSection"][];
                };
            };
        };
        /** @description A section */
        readonly ShopSection: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["ShopSection"];
                };
            };
        };
        /** @description Tables */
        readonly Tables: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Table"][];
                };
            };
        };
        /** @description Periods, earliest first */
        readonly TakenPeriods: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": readonly components["schemas"]["TakenPeriod"][];
            };
        };
        /** @description Reservations */
        readonly UserBookings: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["UserBooking"][];
                };
            };
        };
        /** @description A reservation */
        readonly UserBooking: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["UserBooking"];
                };
            };
        };
        /** @description A kept table */
        readonly TableHold: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["TableHold"];
                };
            };
        };
        /** @description Places */
        readonly TableWaits: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["TableWait"][];
                };
            };
        };
        /** @description A place */
        readonly TableWait: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["TableWait"];
                };
            };
        };
        /** @description A number of parties */
        readonly PartiesAhead: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["PartiesAhead"];
                };
            };
        };
        /** @description Days with somebody who waits */
        readonly WaitingDays: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["WaitingDays"];
                };
            };
        };
        /** @description A status */
        readonly BookingStatus: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["BookingStatus"];
                };
            };
        };
        /** @description Reviews of the caller */
        readonly OwnReviews: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["OwnReview"][];
                };
            };
        };
        /** @description Steps of the kitchen */
        readonly KitchenSteps: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["KitchenSteps"];
                };
            };
        };
        /** @description Whether a shop takes orders */
        readonly ShopOpening: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["ShopOpening"];
                };
            };
        };
        /** @description The uploaded picture */
        readonly UploadedPicture: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["UploadedPicture"];
                };
            };
        };
        /** @description The uploaded pictures */
        readonly UploadedPictures: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["UploadedPictures"];
                };
            };
        };
        /** @description A line of a wallet's history */
        readonly WalletHistory: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["WalletHistory"];
                };
            };
        };
        /** @description Lines of a wallet's history */
        readonly WalletHistories: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["WalletHistory"][];
                };
            };
        };
        /** @description Sums of a wallet's entries */
        readonly WalletFlow: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["WalletFlow"];
                };
            };
        };
        /** @description A payment */
        readonly Transaction: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["Transaction"];
                };
            };
        };
        /** @description Payments */
        readonly Transactions: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["List"] & {
                    readonly data: readonly components["schemas"]["Transaction"][];
                };
            };
        };
        /** @description The measurements of the last days */
        readonly WebVitals: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["Envelope"] & {
                    readonly data: components["schemas"]["WebVitals"];
                };
            };
        };
    };
    parameters: {
        /** @description Unknown languages fall back to the default one */
        readonly Lang: string;
        readonly CurrencyId: components["schemas"]["Id"];
        readonly Page: number;
        readonly PerPage: number;
        readonly Sort: "asc" | "desc";
        readonly Column: string;
        readonly Status: string;
        readonly Search: string;
        readonly DateFrom: components["schemas"]["Day"];
        readonly DateTo: components["schemas"]["Day"];
        readonly Active: boolean;
        readonly IdInPath: components["schemas"]["Id"];
        readonly RequiredIds: readonly components["schemas"]["Id"][];
        readonly KeyInPath: components["schemas"]["Key"];
        readonly CategoryId: components["schemas"]["Id"];
        readonly BrandId: components["schemas"]["Id"];
        readonly BrandIds: readonly components["schemas"]["Id"][];
        readonly PriceFrom: number;
        readonly PriceTo: number;
        readonly ProductOrder: "new" | "old" | "best_sale" | "low_sale" | "high_rating" | "low_rating" | "price_asc" | "price_desc";
        /** @description An extension */
        readonly ShopKind: components["schemas"]["ShopType"];
        /** @description An extension */
        readonly ShopCategory: components["schemas"]["Id"];
        /** @description An extension. The shop is open at this moment */
        readonly OpenNow: boolean;
        /** @description An extension. The lowest average rating of the shop */
        readonly ShopRating: number;
        /** @description An extension. Corrects no word of the term */
        readonly Literal: boolean;
        readonly Diets: readonly components["schemas"]["Diet"][];
        readonly WithoutAllergens: readonly components["schemas"]["Allergen"][];
        readonly Place: components["schemas"]["Place"];
        readonly RequiredPlace: components["schemas"]["Place"];
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly listAddresses: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Addresses"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly createAddress: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Address"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly deleteAddresses: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly ids: readonly components["schemas"]["Id"][];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showAddress: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Address"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly updateAddress: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["AddressDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Address"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly activateAddress: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Address"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showActiveAddress: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Address"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly geocode: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                /** @description latitude,longitude */
                readonly latlng: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GeocodedPlaces"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly suggestAddresses: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                /** @description Street, house number and names in any order, complete or not */
                readonly search: string;
                /** @description latitude,longitude of the customer; what is near comes first */
                readonly latlng?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["AddressSuggestions"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showCart: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly shop_id?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Cart"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly setCartLine: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly shop_id: components["schemas"]["Id"];
                    readonly stock_id: components["schemas"]["Id"];
                    readonly quantity: components["schemas"]["Quantity"];
                    readonly currency_id: components["schemas"]["Id"];
                    readonly cart_id?: components["schemas"]["Id"];
                    readonly version?: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Cart"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly insertProducts: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly shop_id: components["schemas"]["Id"];
                    readonly currency_id: components["schemas"]["Id"];
                    readonly version?: number;
                    readonly products: components["schemas"]["CartEntries"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Cart"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly deleteCarts: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly ids: components["parameters"]["RequiredIds"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly deleteMyCarts: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly deleteCartProducts: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly ids: components["parameters"]["RequiredIds"];
                readonly version?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly calculateCart: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly type: components["schemas"]["DeliveryType"];
                    readonly address?: components["schemas"]["Place"];
                    readonly coupon?: string;
                    readonly tips?: number;
                    /** @enum {string} */
                    readonly tip_type?: "fix" | "percent";
                    /** @description Extension `returnable_packaging`. In the returnable boxes of the shop, for their deposit */
                    readonly returnable_packaging?: boolean;
                    readonly delivery_date?: components["schemas"]["Day"];
                    readonly delivery_time?: components["schemas"]["ClockTime"];
                    readonly delivery_point_id?: components["schemas"]["Id"];
                    /** @description Extension `table_orders`. With dine_in, a reservation of the caller, which gives date and time */
                    readonly user_booking_id?: components["schemas"]["Id"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Calculation"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly calculateProducts: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly products: components["schemas"]["CartEntries"];
                readonly shop_id: components["schemas"]["Id"];
                readonly address?: components["parameters"]["Place"];
                readonly coupon?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ProductsCalculation"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listCoupons: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly shop_id: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Coupons"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly checkCoupon: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly coupon: string;
                    readonly shop_id: components["schemas"]["Id"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Coupon"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly openCart: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly shop_id: components["schemas"]["Id"];
                    readonly currency_id: components["schemas"]["Id"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Cart"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly toggleGroup: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Cart"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly lockGroup: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Cart"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly unlockGroup: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Cart"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly limitGroup: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description Per member, in the currency of the cart; null lifts it */
                    readonly spend_limit?: number | null;
                    readonly deadline?: components["schemas"]["TimeOrNull"];
                    /** @description What the group is called */
                    readonly title?: string;
                    readonly payer?: components["schemas"]["GroupPayer"];
                    /** @description Where the order goes, in one line; members read it, whoever has not joined only its street */
                    readonly destination?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Cart"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly renewGroupLink: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Cart"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly flipMyStatus: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly uuid: components["schemas"]["Uuid"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly cart_id?: components["schemas"]["Id"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Cart"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly kickMembers: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly cart_id: components["schemas"]["Id"];
                readonly ids: components["schemas"]["MemberSecrets"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly joinGroup: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly cart_id: components["schemas"]["Id"];
                    readonly shop_id: components["schemas"]["Id"];
                    readonly name: string;
                    /** @description Of the link; without it nobody joins */
                    readonly secret?: components["schemas"]["Uuid"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Membership"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showGroup: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly shop_id: components["schemas"]["Id"];
                readonly user_cart_uuid: components["schemas"]["Uuid"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Cart"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showInvitation: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly secret: components["schemas"]["Uuid"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Invitation"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly streamGroupEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly user_cart_uuid?: components["schemas"]["Uuid"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events until the member leaves or the group is ordered */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly setGroupLine: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly shop_id?: components["schemas"]["Id"];
                    readonly cart_id?: components["schemas"]["Id"];
                    readonly user_cart_uuid: components["schemas"]["Uuid"];
                    readonly stock_id: components["schemas"]["Id"];
                    readonly quantity: components["schemas"]["Quantity"];
                    readonly version?: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Cart"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly insertGroupProducts: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly shop_id: components["schemas"]["Id"];
                    readonly cart_id?: components["schemas"]["Id"];
                    readonly user_cart_uuid: components["schemas"]["Uuid"];
                    readonly version?: number;
                    readonly products: components["schemas"]["CartEntries"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Cart"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly flipGroupStatus: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly uuid: components["schemas"]["Uuid"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly cart_id?: components["schemas"]["Id"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Cart"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly deleteGroupProducts: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly ids: components["parameters"]["RequiredIds"];
                readonly user_cart_uuid?: components["schemas"]["Uuid"];
                readonly cart_id?: components["schemas"]["Id"];
                readonly version?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly leaveGroup: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly cart_id: components["schemas"]["Id"];
                readonly ids: readonly components["schemas"]["Uuid"][];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listShops: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly type?: components["schemas"]["ShopType"];
                readonly category_id?: components["schemas"]["Id"];
                /** @description Open at this moment */
                readonly open?: boolean;
                /** @description An extension. Lists the shops that are open at this moment before the others, whatever the order */
                readonly open_first?: boolean;
                readonly verify?: boolean;
                readonly order_by?: "new" | "old" | "best_sale" | "low_sale" | "high_rating" | "low_rating" | "trust_you";
                readonly rating?: components["schemas"]["RatingRange"];
                readonly prices?: components["schemas"]["PriceRange"];
                readonly newest?: boolean;
                readonly group?: {
                    readonly free_delivery?: boolean;
                    readonly deals?: boolean;
                    readonly open?: boolean;
                    readonly fast_delivery?: boolean;
                };
                readonly free_delivery?: boolean;
                readonly fast_delivery?: boolean;
                readonly take?: components["schemas"]["Id"];
                readonly deals?: boolean;
                readonly bonus?: boolean;
                readonly has_discount?: boolean;
                readonly work_24_7?: boolean;
                readonly slug?: string;
                readonly user_id?: components["schemas"]["Id"];
                readonly address?: components["parameters"]["Place"];
                /** @description Extension `shop_counts`: in any of these categories */
                readonly category_ids?: readonly components["schemas"]["Id"][];
                /** @description Extension `shop_counts`: with any of these tags */
                readonly takes?: readonly components["schemas"]["Id"][];
                /** @description Extension `shop_counts`: delivers within so many minutes */
                readonly delivery_time_to?: number;
                /** @description Extension `shop_counts`: the fee to `address` is at most this, in the requested currency; without an address the base price */
                readonly delivery_fee_to?: number;
                /** @description Extension `shop_counts`: one dish that is on the menu now suits all of these and `without_allergens` */
                readonly diets?: readonly components["schemas"]["Diet"][];
                readonly without_allergens?: components["parameters"]["WithoutAllergens"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Shops"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly countShops: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly search?: components["parameters"]["Search"];
                readonly type?: components["schemas"]["ShopType"];
                readonly category_id?: components["schemas"]["Id"];
                /** @description Open at this moment */
                readonly open?: boolean;
                /** @description An extension. Lists the shops that are open at this moment before the others, whatever the order */
                readonly open_first?: boolean;
                readonly verify?: boolean;
                readonly order_by?: "new" | "old" | "best_sale" | "low_sale" | "high_rating" | "low_rating" | "trust_you";
                readonly rating?: components["schemas"]["RatingRange"];
                readonly prices?: components["schemas"]["PriceRange"];
                readonly newest?: boolean;
                readonly group?: {
                    readonly free_delivery?: boolean;
                    readonly deals?: boolean;
                    readonly open?: boolean;
                    readonly fast_delivery?: boolean;
                };
                readonly free_delivery?: boolean;
                readonly fast_delivery?: boolean;
                readonly take?: components["schemas"]["Id"];
                readonly deals?: boolean;
                readonly bonus?: boolean;
                readonly has_discount?: boolean;
                readonly work_24_7?: boolean;
                readonly slug?: string;
                readonly user_id?: components["schemas"]["Id"];
                readonly address?: components["parameters"]["Place"];
                /** @description Extension `shop_counts`: in any of these categories */
                readonly category_ids?: readonly components["schemas"]["Id"][];
                /** @description Extension `shop_counts`: with any of these tags */
                readonly takes?: readonly components["schemas"]["Id"][];
                /** @description Extension `shop_counts`: delivers within so many minutes */
                readonly delivery_time_to?: number;
                /** @description Extension `shop_counts`: the fee to `address` is at most this, in the requested currency; without an address the base price */
                readonly delivery_fee_to?: number;
                /** @description Extension `shop_counts`: one dish that is on the menu now suits all of these and `without_allergens` */
                readonly diets?: readonly components["schemas"]["Diet"][];
                readonly without_allergens?: components["parameters"]["WithoutAllergens"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ShopCounts"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listShopsByKeys: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly shops: readonly components["schemas"]["Key"][];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Shops"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listRecommendedShops: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ShopArray"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly searchShops: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                /** @description The shop has not paused orders */
                readonly open?: boolean;
                /** @description An extension */
                readonly shop_type?: components["parameters"]["ShopKind"];
                /** @description An extension */
                readonly shop_category_id?: components["parameters"]["ShopCategory"];
                /** @description An extension. The shop is open at this moment */
                readonly open_now?: components["parameters"]["OpenNow"];
                /** @description An extension. The lowest average rating of the shop */
                readonly shop_rating?: components["parameters"]["ShopRating"];
                readonly diets?: components["parameters"]["Diets"];
                /** @description An extension. Corrects no word of the term */
                readonly literal?: components["parameters"]["Literal"];
                readonly address?: components["parameters"]["Place"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Shops"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showShop: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["KeyInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Shop"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listShopTags: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly category_id?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ShopTags"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showPriceBounds: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PriceBounds"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listShopCategories: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["KeyInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Categories"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listShopReviews: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly rating?: number;
                /** @description Language of the comment */
                readonly locale?: string;
                readonly with_comment?: boolean;
                readonly with_image?: boolean;
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["KeyInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Reviews"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showShopRatings: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["KeyInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ratings"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly checkShopHours: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly date: string;
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["KeyInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["YesOrNo"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listBranches: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly shop_id?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Branches"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showBranch: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Branch"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly checkAnyZone: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly address: components["parameters"]["RequiredPlace"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Text"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly checkShopZone: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly address: components["parameters"]["RequiredPlace"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["KeyInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showMenu: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly category_id?: components["parameters"]["CategoryId"];
                readonly brand_id?: components["parameters"]["BrandId"];
                readonly brand_ids?: components["parameters"]["BrandIds"];
                readonly column?: components["parameters"]["Column"];
                readonly sort?: components["parameters"]["Sort"];
                readonly diets?: components["parameters"]["Diets"];
                readonly without_allergens?: components["parameters"]["WithoutAllergens"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["KeyInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Menu"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listShopProducts: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly category_id?: components["parameters"]["CategoryId"];
                readonly brand_id?: components["parameters"]["BrandId"];
                readonly brand_ids?: components["parameters"]["BrandIds"];
                readonly price_from?: components["parameters"]["PriceFrom"];
                readonly price_to?: components["parameters"]["PriceTo"];
                readonly prices?: components["schemas"]["PriceRange"];
                readonly rating?: components["schemas"]["RatingRange"];
                readonly order_by?: components["parameters"]["ProductOrder"];
                readonly bonus?: boolean;
                readonly deals?: boolean;
                readonly has_discount?: boolean;
                readonly vegetarian?: boolean;
                readonly diets?: components["parameters"]["Diets"];
                readonly without_allergens?: components["parameters"]["WithoutAllergens"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["KeyInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Products"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listRecommendedProducts: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly category_id?: components["parameters"]["CategoryId"];
                readonly brand_id?: components["parameters"]["BrandId"];
                readonly brand_ids?: components["parameters"]["BrandIds"];
                readonly price_from?: components["parameters"]["PriceFrom"];
                readonly price_to?: components["parameters"]["PriceTo"];
                readonly prices?: components["schemas"]["PriceRange"];
                readonly rating?: components["schemas"]["RatingRange"];
                readonly order_by?: components["parameters"]["ProductOrder"];
                readonly bonus?: boolean;
                readonly deals?: boolean;
                readonly has_discount?: boolean;
                readonly vegetarian?: boolean;
                readonly diets?: components["parameters"]["Diets"];
                readonly without_allergens?: components["parameters"]["WithoutAllergens"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["KeyInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Products"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listProducts: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly shop_id?: components["schemas"]["Id"];
                readonly category_id?: components["parameters"]["CategoryId"];
                readonly brand_id?: components["parameters"]["BrandId"];
                readonly brand_ids?: components["parameters"]["BrandIds"];
                readonly price_from?: components["parameters"]["PriceFrom"];
                readonly price_to?: components["parameters"]["PriceTo"];
                readonly prices?: components["schemas"]["PriceRange"];
                readonly rating?: components["schemas"]["RatingRange"];
                readonly order_by?: components["parameters"]["ProductOrder"];
                readonly bonus?: boolean;
                readonly deals?: boolean;
                readonly has_discount?: boolean;
                readonly vegetarian?: boolean;
                readonly diets?: components["parameters"]["Diets"];
                readonly without_allergens?: components["parameters"]["WithoutAllergens"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Products"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly searchProducts: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly shop_id?: components["schemas"]["Id"];
                /** @description An extension */
                readonly shop_type?: components["parameters"]["ShopKind"];
                /** @description An extension */
                readonly shop_category_id?: components["parameters"]["ShopCategory"];
                /** @description An extension. The shop is open at this moment */
                readonly open_now?: components["parameters"]["OpenNow"];
                /** @description An extension. The lowest average rating of the shop */
                readonly shop_rating?: components["parameters"]["ShopRating"];
                readonly diets?: components["parameters"]["Diets"];
                readonly without_allergens?: components["parameters"]["WithoutAllergens"];
                /** @description An extension. Corrects no word of the term */
                readonly literal?: components["parameters"]["Literal"];
                readonly address?: components["parameters"]["Place"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Products"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showProduct: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["KeyInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Product"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listProductReviews: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly uuid: components["schemas"]["Key"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ReviewArray"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listCategories: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly type?: components["schemas"]["CategoryType"];
                readonly shop_id?: components["schemas"]["Id"];
                readonly parent_id?: components["schemas"]["Id"];
                readonly has_products?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Categories"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showCategory: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly uuid: components["schemas"]["Key"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Category"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listBrands: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly shop_id?: components["schemas"]["Id"];
                readonly category_id?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Brands"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly suggest: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly q: string;
                readonly limit?: number;
                readonly shop_id?: components["schemas"]["Id"];
                readonly address?: components["parameters"]["Place"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Suggestions"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listSearchFacets: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly search?: string;
                /** @description The shop has not paused orders */
                readonly open?: boolean;
                /** @description An extension */
                readonly shop_type?: components["parameters"]["ShopKind"];
                /** @description An extension */
                readonly shop_category_id?: components["parameters"]["ShopCategory"];
                /** @description An extension. The shop is open at this moment */
                readonly open_now?: components["parameters"]["OpenNow"];
                /** @description An extension. The lowest average rating of the shop */
                readonly shop_rating?: components["parameters"]["ShopRating"];
                readonly diets?: components["parameters"]["Diets"];
                /** @description An extension. Corrects no word of the term */
                readonly literal?: components["parameters"]["Literal"];
                readonly address?: components["parameters"]["Place"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["SearchFacets"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listChats: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Chats"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly openChat: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description "admin", or the number of a shop or courier */
                    readonly roleId: string;
                    /** @description The shop of a chat with a shop */
                    readonly shop_id?: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Chat"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly readChat: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Chat"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly announceTyping: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listChatMessages: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly chat_id: components["schemas"]["ChatName"];
                readonly after?: components["schemas"]["MessageName"];
                /** @description The latest before this one */
                readonly before?: components["schemas"]["MessageName"];
                readonly perPage?: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ChatMessages"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly sendChatMessage: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly chat_id: components["schemas"]["ChatName"];
                    readonly chat_content?: components["schemas"]["ChatContent"];
                    readonly chat_img?: components["schemas"]["ChatImage"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ChatMessage"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listAllChats: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DeskChats"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listDeskMessages: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly after?: components["schemas"]["MessageName"];
                readonly perPage?: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ChatMessages"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly answerChat: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly chat_content?: components["schemas"]["ChatContent"];
                    readonly chat_img?: components["schemas"]["ChatImage"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ChatMessage"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly announceAnswer: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly streamChatEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events without end */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listCourierChats: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Chats"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly openCourierChat: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly customer_id: components["schemas"]["Id"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Chat"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly readCourierChat: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Chat"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly announceCourierTyping: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listCourierMessages: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly after?: components["schemas"]["MessageName"];
                /** @description The latest before this one */
                readonly before?: components["schemas"]["MessageName"];
                readonly perPage?: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ChatMessages"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly sendCourierMessage: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly chat_content?: components["schemas"]["ChatContent"];
                    readonly chat_img?: components["schemas"]["ChatImage"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ChatMessage"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listShopChats: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DeskChats"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showShopChat: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DeskChat"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly readShopChat: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DeskChat"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listShopMessages: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly after?: components["schemas"]["MessageName"];
                readonly perPage?: components["parameters"]["PerPage"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ChatMessages"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly answerShopChat: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly chat_content?: components["schemas"]["ChatContent"];
                    readonly chat_img?: components["schemas"]["ChatImage"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ChatMessage"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly announceShopAnswer: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly streamShopChat: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["schemas"]["ChatName"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events without end */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listBanners: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Banners"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showBanner: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Banner"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly toggleBannerLike: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Banner"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listAds: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ads"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showAd: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Ad"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listStories: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly address?: components["parameters"]["Place"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Stories"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listBlogs: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly type?: "blog" | "notification" | "1" | "2";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Blogs"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showBlog: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly uuid: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Blog"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showLastBlog: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly type?: "blog" | "notification" | "1" | "2";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Blog"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listRecipes: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly category_id?: components["parameters"]["CategoryId"];
                readonly shop_id?: components["schemas"]["Id"];
                /** @description Lists only recipes that state their time and take no longer (CATALOG-4m). */
                readonly max_minutes?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Recipes"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showRecipe: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Recipe"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listShopPayments: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["KeyInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ShopPayments"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showMarketStatistics: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["MarketStatistics"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showTerm: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["LegalText"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showPolicy: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["LegalText"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listFaqs: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Faqs"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showReferral: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Referral"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listCareers: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Careers"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showCareer: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Career"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listPages: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly type?: "delivery" | "about" | "about_second" | "about_three" | "about_fourth" | "all_about";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Pages"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showPage: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly type: components["schemas"]["PageType"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Page"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showLandingPage: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["LandingPage"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showCourierWork: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CourierWork"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly setCourierOnline: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly online: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CourierWork"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly reportCourierPlace: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly latitude: number;
                    readonly longitude: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly takeDelivery: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly kind: "order" | "parcel";
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CourierWork"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly giveDeliveryBack: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly kind: "order" | "parcel";
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CourierWork"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly pickDeliveryUp: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly kind: "order" | "parcel";
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CourierWork"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly handDeliveryOver: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly kind: "order" | "parcel";
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly code?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["CourierWork"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showFollowLink: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["FollowLink"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly createFollowLink: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["NewFollowLink"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly endFollowLinks: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showParcelFollowLink: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["FollowLink"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly createParcelFollowLink: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["NewFollowLink"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly endParcelFollowLinks: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showFollowed: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly secret: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Followed"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly logIn: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly email?: string;
                    readonly phone?: string;
                    readonly password: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignIn"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly register: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly email?: components["schemas"]["EmailText"];
                readonly phone?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["CodeSent"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly resendCode: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly email: components["schemas"]["EmailText"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly verifyCode: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly email?: components["schemas"]["EmailText"];
            };
            readonly header?: never;
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Proof"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly completeRegistration: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly email: components["schemas"]["EmailText"];
                    readonly firstname: components["schemas"]["FirstName"];
                    readonly lastname?: string;
                    readonly password: string;
                    readonly password_confirmation: string;
                    readonly gender?: components["schemas"]["Gender"];
                    readonly referral?: string;
                    readonly verify_token?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["NewAccount"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly logOut: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly firebase_token?: components["schemas"]["PushToken"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly verifyPhone: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly verifyId?: string;
                    readonly verifyCode?: string;
                    readonly type?: string;
                    readonly id_token?: string;
                    readonly nonce?: string;
                    readonly phone?: components["schemas"]["PhoneText"];
                    readonly email?: components["schemas"]["EmailText"];
                    readonly firstname?: components["schemas"]["FirstName"];
                    readonly lastname?: string;
                    readonly password?: string;
                    readonly password_confirmation?: string;
                    readonly gender?: components["schemas"]["Gender"];
                    readonly referral?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["NewAccount"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly forgetPasswordByEmail: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly email: components["schemas"]["EmailText"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly recoverByEmail: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly email: components["schemas"]["EmailText"];
                readonly verifyCode?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["NewAccount"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly forgetPasswordByPhone: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly phone: components["schemas"]["PhoneText"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PhoneCodeSent"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly recoverByPhone: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly phone: components["schemas"]["PhoneText"];
                    readonly verifyId?: string;
                    readonly verifyCode?: string;
                    readonly type?: string;
                    readonly id_token?: string;
                    readonly nonce?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["NewAccount"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly signInWithProvider: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly provider: "google" | "facebook" | "apple";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly id_token: string;
                    readonly nonce: string;
                    readonly referral?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignIn"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listMenuProducts: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly show?: "all" | "shown" | "hidden" | "sold_out" | "extras";
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["MenuProducts"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly createMenuProduct: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description By language; the default language needs one */
                    readonly title?: {
                        readonly [key: string]: string;
                    };
                    readonly description?: {
                        readonly [key: string]: string;
                    };
                    readonly category_id?: components["schemas"]["Id"];
                    /** @description Percent */
                    readonly tax?: string;
                    readonly min_qty?: string;
                    /** @description None means no limit */
                    readonly max_qty?: string;
                    /** @description Shown quantity = pieces × interval */
                    readonly interval?: string;
                    /** @description Returnable boxes that one piece comes in, 0 to 5; none means 0 */
                    readonly boxes?: string;
                    readonly kcal?: string;
                    readonly carbs?: string;
                    readonly protein?: string;
                    readonly fats?: string;
                    /** @description Whether the shop declares what is in it; otherwise it is unknown, which is never safe */
                    readonly dietary_declared?: boolean;
                    readonly allergens?: readonly string[];
                    readonly may_contain?: readonly string[];
                    readonly diets?: readonly string[];
                    /** @description The title of an own upload of the type products; null removes it */
                    readonly img?: string | null;
                    /** @description More than 0, exact in the base currency; nothing is rounded */
                    readonly price?: string;
                    readonly quantity?: string;
                    /** @description Shown to customers; true if not said */
                    readonly active?: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["MenuProduct"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showMenuProduct: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["MenuProduct"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly changeMenuProduct: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description By language; the default language needs one */
                    readonly title?: {
                        readonly [key: string]: string;
                    };
                    readonly description?: {
                        readonly [key: string]: string;
                    };
                    readonly category_id?: components["schemas"]["Id"];
                    /** @description Percent */
                    readonly tax?: string;
                    readonly min_qty?: string;
                    /** @description None means no limit */
                    readonly max_qty?: string;
                    /** @description Shown quantity = pieces × interval */
                    readonly interval?: string;
                    /** @description Returnable boxes that one piece comes in, 0 to 5; none means 0 */
                    readonly boxes?: string;
                    readonly kcal?: string;
                    readonly carbs?: string;
                    readonly protein?: string;
                    readonly fats?: string;
                    /** @description Whether the shop declares what is in it; otherwise it is unknown, which is never safe */
                    readonly dietary_declared?: boolean;
                    readonly allergens?: readonly string[];
                    readonly may_contain?: readonly string[];
                    readonly diets?: readonly string[];
                    /** @description The title of an own upload of the type products; null removes it */
                    readonly img?: string | null;
                    /** @description That of the product as it was shown */
                    readonly revision: string;
                    readonly stocks?: readonly {
                        readonly id: components["schemas"]["Id"];
                        readonly price?: string;
                        readonly quantity?: string;
                        /** @description The pieces that were shown: the difference to them is applied */
                        readonly shown_quantity?: number;
                    }[];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["MenuProduct"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly removeMenuProduct: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly switchMenuProduct: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly active: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly moveMenuProduct: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly direction: "up" | "down";
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly setMenuSupply: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly sold_out: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["MenuProduct"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly changeMenuStock: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["parameters"]["IdInPath"];
                readonly stock_id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description More than 0, exact in the base currency; nothing is rounded */
                    readonly price?: string;
                    readonly quantity?: string;
                    /** @description The price that was shown */
                    readonly shown_price?: number;
                    /** @description The pieces that were shown: the difference to them is applied */
                    readonly shown_quantity?: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["MenuProduct"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listMenuCategories: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["MenuCategories"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showShopHours: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ShopWeek"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly setShopHours: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly revision: string;
                    readonly days: readonly {
                        /** @enum {string} */
                        readonly day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                        readonly closed: boolean;
                        readonly spans?: readonly {
                            /** @description HH:mm on the clock of the shop */
                            readonly from?: string;
                            /** @description HH:mm; not after `from` means the next day */
                            readonly to?: string;
                        }[];
                    }[];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly addDaysOff: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly from?: string;
                    readonly to?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly removeDayOff: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly day: components["schemas"]["Day"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly setDeliveryTerms: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly revision: string;
                    /** @description Exact in the base currency, as the other amounts */
                    readonly price?: string;
                    readonly price_per_km?: string;
                    readonly min_amount?: string;
                    /** @description For one returnable box; empty offers none, and without it nothing changes */
                    readonly packaging_deposit?: string;
                    readonly delivery_time_from?: string;
                    readonly delivery_time_to?: string;
                    readonly delivery_time_type?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listNotifications: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly type?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Notifications"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly readAllNotifications: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showNotification: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Notification"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly readNotification: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Notification"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showStatistics: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Statistics"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listPreferences: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Preferences"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly updatePreferences: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly notifications: readonly {
                        readonly notification_id: components["schemas"]["Id"];
                        readonly active: boolean;
                    }[];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["User"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly streamUserEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events without end */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly streamMarketEvents: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description Events without end */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": string;
                };
            };
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listAllCoupons: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DeskCoupons"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly createCoupon: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly shop_id: components["schemas"]["Id"];
                    /** @description The code: 3 to 30 letters, digits and hyphens, kept in capitals */
                    readonly name: string;
                    /** @enum {string} */
                    readonly type: "fix" | "percent";
                    /** @enum {string} */
                    readonly for: "delivery_fee" | "total_price";
                    /** @description Percent from 1 to 100, or an amount that the base currency can express */
                    readonly price: string;
                    /** @description Uses left, from 1 to 1,000,000 */
                    readonly qty: number;
                    /** @description YYYY-MM-DD: the last valid day in the shop’s time zone, not before today */
                    readonly expired_at: string;
                    /** @description Shown at checkout */
                    readonly listed?: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["DeskCoupon"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showAnyCoupon: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DeskCoupon"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly changeCoupon: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly type?: "fix" | "percent";
                    /** @enum {string} */
                    readonly for?: "delivery_fee" | "total_price";
                    /** @description Percent from 1 to 100, or an amount that the base currency can express */
                    readonly price?: string;
                    /** @description Uses left, from 1 to 1,000,000 */
                    readonly qty?: number;
                    /** @description YYYY-MM-DD: the last valid day in the shop’s time zone, not before today */
                    readonly expired_at?: string;
                    /** @description Shown at checkout */
                    readonly listed?: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly endCoupon: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listCouriers: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DeskCouriers"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listNews: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Blogs"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly writeNews: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly translations: {
                        readonly [key: string]: {
                            readonly title?: string;
                            readonly short_desc?: string;
                            /** @description HTML */
                            readonly description?: string;
                        };
                    };
                    /** @description Title of an own upload of the type blogs */
                    readonly img?: string;
                    readonly publish?: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Blog"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly publishNews: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly uuid: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Blog"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listOutbox: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly channel?: "email" | "sms";
                readonly to?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Outbox"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly sendOutboxTextAgain: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listAllSettings: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DeskSettings"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly changeSettings: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly values: {
                        readonly [key: string]: string;
                    };
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["DeskSettings"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listAudit: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["AuditEntries"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listSignIns: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["DeskSignIns"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showSimulation: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Simulation"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly turnClock: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly action: "pause" | "resume" | "advance" | "set" | "speed";
                    /** @description How far to advance */
                    readonly seconds?: number;
                    /** @description The time to set: as in answers, or ISO 8601 with a zone */
                    readonly at?: string;
                    /** @description Simulated seconds per second */
                    readonly speed?: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Simulation"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly steerCourier: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly order_id?: components["schemas"]["Id"];
                    readonly parcel_id?: components["schemas"]["Id"];
                    readonly latitude?: number;
                    readonly longitude?: number;
                    readonly auto?: boolean;
                    readonly speed_kmh?: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SteeredCourier"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly setFaults: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description Minimum and maximum */
                    readonly latency_ms?: readonly number[];
                    readonly error_rate?: number;
                    /** @enum {integer} */
                    readonly error_status?: 500 | 502 | 503 | 504 | 429;
                    /** @description Half of them lose the request and half the response */
                    readonly drop_rate?: number;
                    /** @description Path prefixes; empty means all */
                    readonly paths?: readonly string[];
                    readonly seed?: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Faults"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly clearFaults: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Faults"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listTexts: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly locale?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OperatorTexts"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly writeText: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly locale: string;
                    readonly key: string;
                    readonly value: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly removeText: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listAllOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly statuses?: readonly string[];
                readonly shop_id?: components["schemas"]["Id"];
                readonly delivery_type?: components["schemas"]["DeliveryType"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Orders"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showAnyOrder: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showOrderSteps: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Steps"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly moveOrder: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["StepDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly reviewOrder: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReviewDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly reviewCourier: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReviewDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly reviewWaiter: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReviewDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly repeatOrder: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly from: components["schemas"]["Day"];
                    readonly to: components["schemas"]["Day"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["OrderRepeat"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly endRepeat: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showRepeatPlan: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PlannedOrder"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly saveRepeatPlan: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly weekdays: readonly components["schemas"]["RepeatWeekday"][];
                    /** @description Arrival on the shop's clock */
                    readonly time: string;
                    /** @description In the order's currency */
                    readonly price_limit: number;
                    readonly skipped?: readonly components["schemas"]["Day"][];
                    readonly paused?: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PlannedOrder"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly endRepeatPlan: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PlannedOrder"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly answerRepeat: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly day: components["schemas"]["Day"];
                    readonly total: number;
                    readonly order: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PlannedOrder"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listUsualOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly shop_id?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UsualOrders"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showOrderCourier: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OrderCourier"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listPayments: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Payments"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showGroupOrder: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly user_cart_uuid: components["schemas"]["Uuid"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["GroupOrder"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly tellGroupShare: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly user_cart_uuid: components["schemas"]["Uuid"];
                    readonly given: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["GroupOrder"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly placeOrder: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly cart_id: components["schemas"]["Id"];
                    readonly shop_id: components["schemas"]["Id"];
                    readonly currency_id: components["schemas"]["Id"];
                    readonly delivery_type: components["schemas"]["DeliveryType"];
                    readonly location?: components["schemas"]["Place"];
                    readonly address?: {
                        readonly address?: string;
                        readonly office?: string;
                        readonly house?: string;
                        readonly floor?: string;
                    };
                    readonly address_id?: components["schemas"]["Id"];
                    readonly phone?: components["schemas"]["PhoneText"];
                    readonly username?: string;
                    readonly email?: components["schemas"]["EmailText"];
                    readonly delivery_date?: components["schemas"]["Day"];
                    readonly delivery_time?: components["schemas"]["ClockTime"];
                    readonly coupon?: string;
                    readonly note?: string;
                    /** @description By stock, for lines of the cart that keep no note of their own */
                    readonly notes?: {
                        readonly [key: string]: string;
                    };
                    /** @description An extension. By stock, what to do where it is missing; the customer is asked otherwise */
                    readonly replacements?: {
                        readonly [key: string]: "replace" | "ask" | "leave-out" | "ask-declared";
                    };
                    /** @description Extension `order_allergens`. What the kitchen is told */
                    readonly allergens?: readonly components["schemas"]["ToldAllergen"][];
                    /** @description An extension. What travels with the order besides its goods */
                    readonly handover?: {
                        /** @enum {string} */
                        readonly way?: "hand" | "door";
                        /** @description For the courier */
                        readonly note?: string;
                        readonly cutlery?: number;
                        readonly recipient?: {
                            readonly name: string;
                            readonly phone: components["schemas"]["PhoneText"];
                        };
                    };
                    readonly images?: readonly string[];
                    readonly quote_id?: string;
                    readonly tips?: number;
                    /** @enum {string} */
                    readonly tip_type?: "fix" | "percent";
                    /** @description Extension `returnable_packaging`. In the returnable boxes of the shop, for their deposit */
                    readonly returnable_packaging?: boolean;
                    readonly payment_id?: components["schemas"]["Id"];
                    /** @description Without payment_id: keeps the order for a payment that starts next */
                    readonly hold?: boolean;
                    readonly delivery_point_id?: components["schemas"]["Id"];
                    /** @description Extension `table_orders`. With dine_in, a reservation of the caller, which gives table, date and time */
                    readonly user_booking_id?: components["schemas"]["Id"];
                    /** @description Ignored */
                    readonly booking_id?: components["schemas"]["Id"];
                    /** @description Ignored */
                    readonly table_id?: components["schemas"]["Id"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly changeOrderNote: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description At most 191 characters as people count them */
                    readonly note: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly settleGroupShare: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly user_cart_id: components["schemas"]["Id"];
                    readonly settled: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["GroupOrder"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly order_statuses?: boolean;
                readonly statuses?: readonly string[];
                readonly shop_id?: components["schemas"]["Id"];
                readonly delivery_type?: components["schemas"]["DeliveryType"];
                /** @description If true, only orders with a request to pay them back, whatever became of it */
                readonly with_refund?: boolean;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Orders"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showOrder: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly changeOrderStatus: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly status: string;
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showOrderPayment: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["HeldPayment"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly payOrder: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly payment_sys_id: components["schemas"]["Id"];
                    readonly tips?: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showOrderRating: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OrderRating"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly rateOrder: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly parts: readonly components["schemas"]["PartRating"][];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["OrderRating"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly answerSubstitution: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
                readonly substitution_id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly answer: "replace" | "leave-out";
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listReplacements: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly order_detail_id: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Replacements"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly proposeSubstitution: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly order_detail_id: components["schemas"]["Id"];
                    readonly stock_id?: components["schemas"]["Id"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listParcelTypes: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ParcelTypes"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showParcelType: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ParcelType"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly priceParcel: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly type_id: components["schemas"]["Id"];
                readonly address_from: components["schemas"]["Place"];
                readonly address_to: components["schemas"]["Place"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ParcelPrice"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listParcels: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly order_statuses?: boolean;
                readonly statuses?: readonly string[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Parcels"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly placeParcel: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly currency_id: components["schemas"]["Id"];
                    readonly type_id: components["schemas"]["Id"];
                    readonly phone_from: components["schemas"]["PhoneText"];
                    readonly username_from: string;
                    readonly address_from: components["schemas"]["ParcelPlaceDraft"];
                    readonly phone_to: components["schemas"]["PhoneText"];
                    readonly username_to: string;
                    readonly address_to: components["schemas"]["ParcelPlaceDraft"];
                    readonly delivery_date?: components["schemas"]["Day"];
                    readonly delivery_time: components["schemas"]["ClockTime"];
                    /** @description At most 191 characters as people count them */
                    readonly note?: string;
                    /** @description Titles of own uploads of the type parcel-orders */
                    readonly images?: readonly string[];
                    /** @description At most 255 characters as people count them */
                    readonly qr_value?: string;
                    /** @description At most 255 characters as people count them */
                    readonly instruction?: string;
                    /** @description The same as instruction */
                    readonly instructions?: string;
                    readonly description?: string;
                    readonly notify?: boolean;
                    /** @description Keeps the parcel for a payment that starts next */
                    readonly hold?: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Parcel"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showParcel: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Parcel"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showParcelPayment: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["HeldPayment"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly changeParcelStatus: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly status: string;
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Parcel"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly reviewParcelCourier: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReviewDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Parcel"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly payParcel: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly payment_sys_id: components["schemas"]["Id"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Parcel"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listAllParcels: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly order_statuses?: boolean;
                readonly statuses?: readonly string[];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Parcels"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showParcelSteps: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Steps"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly moveParcel: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["StepDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Parcel"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showOwnShop: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Shop"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly changeOwnShop: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShopDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Shop"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly openShop: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ShopDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Shop"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly applyAsDriver: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly type: "user";
                    readonly id?: components["schemas"]["Id"];
                    readonly data: {
                        /** @enum {string} */
                        readonly type_of_technique: "benzine" | "diesel" | "electric" | "gas" | "motorbike" | "bike" | "foot" | "hybrid";
                        readonly brand?: string;
                        readonly model?: string;
                        readonly number?: string;
                        readonly color?: string;
                        readonly width?: number;
                        readonly height?: number;
                        readonly length?: number;
                        readonly kg?: number;
                        /** @description Titles of own uploads of the type deliveryman */
                        readonly images?: readonly string[];
                    };
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["RequestModel"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listAllShops: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Shops"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly decideShop: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["PartnerDecision"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Shop"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listApplications: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RequestModels"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly decideApplication: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["PartnerDecision"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["RequestModel"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly startPaymentByLink: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly order_id?: components["schemas"]["Id"];
                readonly parcel_id?: components["schemas"]["Id"];
                /** @description What the wallet pays beside the provider; only of an order or a parcel, in its currency */
                readonly from_wallet?: number;
                readonly wallet_id?: components["schemas"]["Id"];
                /** @description What a wallet is topped up with */
                readonly total_price?: number;
                readonly cart_id?: components["schemas"]["Id"];
                readonly shop_id?: components["schemas"]["Id"];
                readonly delivery_type?: components["schemas"]["DeliveryType"];
                readonly location?: components["schemas"]["Place"];
                readonly address?: {
                    readonly address?: string;
                    readonly office?: string;
                    readonly house?: string;
                    readonly floor?: string;
                };
                readonly address_id?: components["schemas"]["Id"];
                readonly phone?: components["schemas"]["PhoneText"];
                readonly username?: string;
                readonly email?: components["schemas"]["EmailText"];
                readonly delivery_date?: components["schemas"]["Day"];
                readonly delivery_time?: components["schemas"]["ClockTime"];
                readonly coupon?: string;
                readonly note?: string;
                readonly notes?: {
                    readonly [key: string]: string;
                };
                readonly images?: readonly string[];
                readonly quote_id?: string;
                readonly tips?: number;
                readonly tip_type?: "fix" | "percent";
                readonly delivery_point_id?: components["schemas"]["Id"];
                readonly user_booking_id?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path: {
                readonly tag: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PaymentProcess"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly startPayment: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly order_id?: components["schemas"]["Id"];
                readonly parcel_id?: components["schemas"]["Id"];
                /** @description What the wallet pays beside the provider; only of an order or a parcel, in its currency */
                readonly from_wallet?: number;
                readonly wallet_id?: components["schemas"]["Id"];
                /** @description What a wallet is topped up with */
                readonly total_price?: number;
                readonly cart_id?: components["schemas"]["Id"];
                readonly shop_id?: components["schemas"]["Id"];
                readonly delivery_type?: components["schemas"]["DeliveryType"];
                readonly location?: components["schemas"]["Place"];
                readonly address?: {
                    readonly address?: string;
                    readonly office?: string;
                    readonly house?: string;
                    readonly floor?: string;
                };
                readonly address_id?: components["schemas"]["Id"];
                readonly phone?: components["schemas"]["PhoneText"];
                readonly username?: string;
                readonly email?: components["schemas"]["EmailText"];
                readonly delivery_date?: components["schemas"]["Day"];
                readonly delivery_time?: components["schemas"]["ClockTime"];
                readonly coupon?: string;
                readonly note?: string;
                readonly notes?: {
                    readonly [key: string]: string;
                };
                readonly images?: readonly string[];
                readonly quote_id?: string;
                readonly tips?: number;
                readonly tip_type?: "fix" | "percent";
                readonly delivery_point_id?: components["schemas"]["Id"];
                readonly user_booking_id?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path: {
                readonly tag: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PaymentProcess"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showPaymentProcess: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly process: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PaymentState"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly topUpWallet: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly payment_type: string;
                    readonly price: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PaymentProcess"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showSharePayment: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly user_cart_uuid: components["schemas"]["Uuid"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["SharePayment"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly startSharePayment: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly user_cart_uuid: components["schemas"]["Uuid"];
                    /** @description The tag of a provider */
                    readonly payment_type: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PaymentProcess"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly payShareFromWallet: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly user_cart_uuid: components["schemas"]["Uuid"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["GroupOrder"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showLinkedProviders: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["LinkedProviders"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly permitProviderLink: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly provider: "google" | "facebook" | "apple";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description Required where the account has a password */
                    readonly old_password?: string;
                    /** @description In place of old_password: the code sent by profile/owner-code */
                    readonly owner_code?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["LinkPermit"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly linkProvider: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly provider: "google" | "facebook" | "apple";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly id_token: string;
                    readonly nonce: string;
                    /** @description Of the same session */
                    readonly permit: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly unlinkProvider: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly provider: "google" | "facebook" | "apple";
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description Required where the account has a password */
                    readonly old_password?: string;
                    /** @description In place of old_password: the code sent by profile/owner-code */
                    readonly owner_code?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly beginPasskeySignIn: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PasskeySignInOptions"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly signInWithPasskey: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly credential: components["schemas"]["SignedCredential"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["SignIn"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listPasskeys: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Passkeys"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly addPasskey: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly credential: components["schemas"]["MadeCredential"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Passkey"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly beginPasskey: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description Required where the account has a password */
                    readonly old_password?: string;
                    /** @description In place of old_password: the code sent by profile/owner-code */
                    readonly owner_code?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["PasskeyOptions"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly renamePasskey: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description Shortened to 60 characters */
                    readonly name: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly removePasskey: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showProfile: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["User"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly updateProfile: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly firstname: components["schemas"]["FirstName"];
                    readonly lastname?: string;
                    readonly birthday?: components["schemas"]["DayOrNone"];
                    readonly gender?: components["schemas"]["GenderOrNone"];
                    readonly phone?: components["schemas"]["PhoneText"];
                    readonly email?: components["schemas"]["EmailText"];
                    /** @description The first is the new picture; an empty list removes it */
                    readonly images?: readonly string[];
                    readonly password?: string;
                    readonly password_confirmation?: string;
                    /** @description Required where e-mail, phone or password changes */
                    readonly old_password?: string;
                    /** @description In place of old_password: the code sent by profile/owner-code */
                    readonly owner_code?: string;
                    readonly firebase_token?: components["schemas"]["PushToken"];
                    /** @description With verifyCode: the number is the caller's */
                    readonly verifyId?: string;
                    readonly verifyCode?: string;
                    /** @description An identity token that contains the number in place of a code */
                    readonly id_token?: string;
                    readonly nonce?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["User"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly updatePassword: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly password: string;
                    readonly password_confirmation: string;
                    readonly old_password?: string;
                    /** @description In place of old_password: the code sent by profile/owner-code */
                    readonly owner_code?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["User"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly sendOwnerCode: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OwnerCode"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly updatePushToken: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly firebase_token?: components["schemas"]["PushToken"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly deleteProfile: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description Required where the account has a password */
                    readonly old_password?: string;
                    /** @description In place of old_password: the code sent by profile/owner-code */
                    readonly owner_code?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly summariseOwnData: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OwnDataSummary"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly copyOwnData: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description One list of rows for each kind */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json; charset=utf-8": Record<string, never>;
                };
            };
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly searchPeople: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search: string;
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["People"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listSessions: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Sessions"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly endOtherSessions: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly endSession: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listSettings: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Settings"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listActiveLanguages: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Languages"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listActiveCurrencies: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Currencies"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly loadTranslations: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Translations"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly askRefund: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly order_id: components["schemas"]["Id"];
                    /** @description At most 1000 characters as people count them */
                    readonly cause: string;
                    /** @description Titles of own uploads of the type order_refunds */
                    readonly images?: readonly string[];
                    /** @description An extension. The pieces that were wrong; without them the whole order */
                    readonly lines?: readonly {
                        readonly order_detail_id: components["schemas"]["Id"];
                        readonly quantity: number;
                        readonly reason: components["schemas"]["RefundReason"];
                        readonly note?: string;
                        readonly images?: readonly string[];
                    }[];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["OrderRefund"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly quoteRefund: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly lines: readonly {
                    readonly order_detail_id: components["schemas"]["Id"];
                    readonly quantity: number;
                }[];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["RefundQuote"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listRefunds: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OrderRefunds"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly deleteRefunds: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly ids: components["parameters"]["RequiredIds"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showRefund: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OrderRefund"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listAllRefunds: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OrderRefunds"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly acceptRefund: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly answer?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["OrderRefund"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly rejectRefund: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly answer?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["OrderRefund"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listBookingShops: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly type?: components["schemas"]["ShopType"];
                readonly category_id?: components["schemas"]["Id"];
                /** @description Open at this moment */
                readonly open?: boolean;
                readonly verify?: boolean;
                readonly order_by?: "new" | "old" | "best_sale" | "low_sale" | "high_rating" | "low_rating" | "trust_you";
                readonly rating?: components["schemas"]["RatingRange"];
                readonly prices?: components["schemas"]["PriceRange"];
                readonly newest?: boolean;
                readonly group?: {
                    readonly free_delivery?: boolean;
                    readonly deals?: boolean;
                    readonly open?: boolean;
                    readonly fast_delivery?: boolean;
                };
                readonly free_delivery?: boolean;
                readonly fast_delivery?: boolean;
                readonly take?: components["schemas"]["Id"];
                readonly deals?: boolean;
                readonly bonus?: boolean;
                readonly has_discount?: boolean;
                readonly work_24_7?: boolean;
                readonly slug?: string;
                readonly user_id?: components["schemas"]["Id"];
                readonly address?: components["parameters"]["Place"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["BookingShops"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showBookingShop: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["KeyInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["BookingShop"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listBookingTemplates: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly shop_id?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["BookingTemplates"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listShopSections: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly shop_id?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ShopSections"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showShopSection: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ShopSection"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listTables: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly shop_section_id?: components["schemas"]["Id"];
                readonly free_from?: components["schemas"]["WallTime"];
                readonly free_to?: components["schemas"]["WallTime"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Tables"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listTakenPeriods: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TakenPeriods"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listMyBookings: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserBookings"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly createBooking: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["BookingDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["UserBooking"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly cancelBookings: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly ids: components["parameters"]["RequiredIds"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly holdTable: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["TableHoldDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["TableHold"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly releaseTable: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listMyTableWaits: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["TableWaits"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly joinTableLine: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["WaitRequest"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["TableWait"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly countPartiesAhead: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly shop_id: components["schemas"]["Id"];
                readonly date: components["schemas"]["TableDay"];
                readonly time_from: components["schemas"]["TableClock"];
                readonly time_to: components["schemas"]["TableClock"];
                readonly guest?: number;
                readonly shop_section_id?: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["PartiesAhead"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly leaveTableLine: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly countTableWaits: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WaitingDays"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showMyBooking: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserBooking"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly changeBooking: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["BookingChange"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["UserBooking"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listAllBookings: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["UserBookings"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showBookingStatus: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["BookingStatus"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly changeBookingStatus: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly status: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["UserBooking"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly reviewShop: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["KeyInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReviewDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Shop"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly reviewProduct: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly uuid: components["schemas"]["Key"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": components["schemas"]["ReviewDraft"];
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Product"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listOwnReviews: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["OwnReviews"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listShopOrders: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly statuses?: readonly string[];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Orders"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showShopOrder: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showShopOrderSteps: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["KitchenSteps"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly moveShopOrder: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly status: string;
                    /** @description The code of the customer who fetches the order */
                    readonly code?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listShopReplacements: {
        readonly parameters: {
            readonly query: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly order_detail_id: components["schemas"]["Id"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Replacements"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly proposeShopSubstitution: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly order_detail_id: components["schemas"]["Id"];
                    readonly stock_id?: components["schemas"]["Id"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly takeBoxesBack: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly count: number;
                    /** @description How many boxes were back when the caller looked */
                    readonly returned?: number;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Order"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showShopOpening: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["ShopOpening"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly setShopOpening: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly shop_id: components["schemas"]["Id"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly open: boolean;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["ShopOpening"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly uploadPicture: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** @description png, jpeg or webp of at most 2 MB */
                    readonly image: string;
                    readonly type: components["schemas"]["UploadType"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["UploadedPicture"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly uploadPictures: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "multipart/form-data": {
                    readonly images: readonly string[];
                    readonly type: components["schemas"]["UploadType"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["UploadedPictures"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listWalletHistories: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
                readonly type?: string;
                /** @description Extension wallet_history */
                readonly about?: "refunds" | "rewards";
                /** @description Extension wallet_history */
                readonly direction?: "in" | "out";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WalletHistories"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showWalletFlow: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WalletFlow"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showWalletHistory: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly uuid: components["schemas"]["Uuid"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WalletHistory"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly sendMoney: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    /** @description The recipient */
                    readonly uuid: string;
                    readonly price: number;
                    readonly currency_id: components["schemas"]["Id"];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["WalletHistory"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly withdrawMoney: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly price: number;
                    readonly note?: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["WalletHistory"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 409: components["responses"]["Refusal"];
            readonly 422: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly changeWalletHistoryStatus: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly uuid: components["schemas"]["Uuid"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly status: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["WalletHistory"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listTransactions: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Transactions"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showTransaction: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly id: components["parameters"]["IdInPath"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["Transaction"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly listWithdrawals: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
                readonly page?: components["parameters"]["Page"];
                readonly perPage?: components["parameters"]["PerPage"];
                readonly sort?: components["parameters"]["Sort"];
                readonly column?: components["parameters"]["Column"];
                readonly status?: components["parameters"]["Status"];
                readonly search?: components["parameters"]["Search"];
                readonly date_from?: components["parameters"]["DateFrom"];
                readonly date_to?: components["parameters"]["DateTo"];
                readonly active?: components["parameters"]["Active"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WalletHistories"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly decideWithdrawal: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path: {
                readonly uuid: components["schemas"]["Uuid"];
            };
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly status: string;
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["WalletHistory"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly reportVisit: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: {
            readonly content: {
                readonly "application/json": {
                    readonly device: components["schemas"]["DeviceClass"];
                    readonly measurements: readonly {
                        readonly metric: components["schemas"]["WebVital"];
                        /** @description Milliseconds of LCP and INP, the score of CLS */
                        readonly value: number;
                        /** @description The pattern of the page of the web app: /shop/:id */
                        readonly route: string;
                    }[];
                };
            };
        };
        readonly responses: {
            readonly 200: components["responses"]["Done"];
            readonly 400: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
    readonly showWebVitals: {
        readonly parameters: {
            readonly query?: {
                /** @description Unknown languages fall back to the default one */
                readonly lang?: components["parameters"]["Lang"];
                readonly currency_id?: components["parameters"]["CurrencyId"];
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            readonly 200: components["responses"]["WebVitals"];
            readonly 400: components["responses"]["Refusal"];
            readonly 401: components["responses"]["Refusal"];
            readonly 403: components["responses"]["Refusal"];
            readonly 404: components["responses"]["Refusal"];
            readonly 429: components["responses"]["Refusal"];
            readonly 500: components["responses"]["Refusal"];
            readonly 503: components["responses"]["Refusal"];
        };
    };
}

/** Operations that need a token. */
export type SecuredOperation =
  | 'listAddresses'
  | 'createAddress'
  | 'deleteAddresses'
  | 'showAddress'
  | 'updateAddress'
  | 'activateAddress'
  | 'showActiveAddress'
  | 'showCart'
  | 'setCartLine'
  | 'insertProducts'
  | 'deleteCarts'
  | 'deleteMyCarts'
  | 'deleteCartProducts'
  | 'calculateCart'
  | 'openCart'
  | 'toggleGroup'
  | 'lockGroup'
  | 'unlockGroup'
  | 'limitGroup'
  | 'renewGroupLink'
  | 'flipMyStatus'
  | 'kickMembers'
  | 'listChats'
  | 'openChat'
  | 'readChat'
  | 'announceTyping'
  | 'listChatMessages'
  | 'sendChatMessage'
  | 'listAllChats'
  | 'listDeskMessages'
  | 'answerChat'
  | 'announceAnswer'
  | 'streamChatEvents'
  | 'listCourierChats'
  | 'openCourierChat'
  | 'readCourierChat'
  | 'announceCourierTyping'
  | 'listCourierMessages'
  | 'sendCourierMessage'
  | 'listShopChats'
  | 'showShopChat'
  | 'readShopChat'
  | 'listShopMessages'
  | 'answerShopChat'
  | 'announceShopAnswer'
  | 'streamShopChat'
  | 'toggleBannerLike'
  | 'showCourierWork'
  | 'setCourierOnline'
  | 'reportCourierPlace'
  | 'takeDelivery'
  | 'giveDeliveryBack'
  | 'pickDeliveryUp'
  | 'handDeliveryOver'
  | 'showFollowLink'
  | 'createFollowLink'
  | 'endFollowLinks'
  | 'showParcelFollowLink'
  | 'createParcelFollowLink'
  | 'endParcelFollowLinks'
  | 'logOut'
  | 'listMenuProducts'
  | 'createMenuProduct'
  | 'showMenuProduct'
  | 'changeMenuProduct'
  | 'removeMenuProduct'
  | 'switchMenuProduct'
  | 'moveMenuProduct'
  | 'setMenuSupply'
  | 'changeMenuStock'
  | 'listMenuCategories'
  | 'showShopHours'
  | 'setShopHours'
  | 'addDaysOff'
  | 'removeDayOff'
  | 'setDeliveryTerms'
  | 'listNotifications'
  | 'readAllNotifications'
  | 'showNotification'
  | 'readNotification'
  | 'showStatistics'
  | 'listPreferences'
  | 'updatePreferences'
  | 'streamUserEvents'
  | 'listAllCoupons'
  | 'createCoupon'
  | 'showAnyCoupon'
  | 'changeCoupon'
  | 'endCoupon'
  | 'listCouriers'
  | 'listNews'
  | 'writeNews'
  | 'publishNews'
  | 'listOutbox'
  | 'sendOutboxTextAgain'
  | 'listAllSettings'
  | 'changeSettings'
  | 'listAudit'
  | 'listSignIns'
  | 'showSimulation'
  | 'turnClock'
  | 'steerCourier'
  | 'setFaults'
  | 'clearFaults'
  | 'listTexts'
  | 'writeText'
  | 'removeText'
  | 'listAllOrders'
  | 'showAnyOrder'
  | 'showOrderSteps'
  | 'moveOrder'
  | 'reviewOrder'
  | 'reviewCourier'
  | 'reviewWaiter'
  | 'repeatOrder'
  | 'endRepeat'
  | 'showRepeatPlan'
  | 'saveRepeatPlan'
  | 'endRepeatPlan'
  | 'answerRepeat'
  | 'listUsualOrders'
  | 'showOrderCourier'
  | 'placeOrder'
  | 'changeOrderNote'
  | 'settleGroupShare'
  | 'listOrders'
  | 'showOrder'
  | 'changeOrderStatus'
  | 'showOrderPayment'
  | 'payOrder'
  | 'showOrderRating'
  | 'rateOrder'
  | 'answerSubstitution'
  | 'listReplacements'
  | 'proposeSubstitution'
  | 'listParcels'
  | 'placeParcel'
  | 'showParcel'
  | 'showParcelPayment'
  | 'changeParcelStatus'
  | 'reviewParcelCourier'
  | 'payParcel'
  | 'listAllParcels'
  | 'showParcelSteps'
  | 'moveParcel'
  | 'showOwnShop'
  | 'openShop'
  | 'changeOwnShop'
  | 'applyAsDriver'
  | 'listAllShops'
  | 'decideShop'
  | 'listApplications'
  | 'decideApplication'
  | 'startPaymentByLink'
  | 'startPayment'
  | 'showPaymentProcess'
  | 'topUpWallet'
  | 'payShareFromWallet'
  | 'showLinkedProviders'
  | 'permitProviderLink'
  | 'linkProvider'
  | 'unlinkProvider'
  | 'listPasskeys'
  | 'addPasskey'
  | 'beginPasskey'
  | 'renamePasskey'
  | 'removePasskey'
  | 'showProfile'
  | 'updateProfile'
  | 'updatePassword'
  | 'sendOwnerCode'
  | 'updatePushToken'
  | 'deleteProfile'
  | 'summariseOwnData'
  | 'copyOwnData'
  | 'searchPeople'
  | 'listSessions'
  | 'endOtherSessions'
  | 'endSession'
  | 'askRefund'
  | 'quoteRefund'
  | 'listRefunds'
  | 'deleteRefunds'
  | 'showRefund'
  | 'listAllRefunds'
  | 'acceptRefund'
  | 'rejectRefund'
  | 'listMyBookings'
  | 'createBooking'
  | 'cancelBookings'
  | 'holdTable'
  | 'releaseTable'
  | 'listMyTableWaits'
  | 'joinTableLine'
  | 'countPartiesAhead'
  | 'leaveTableLine'
  | 'countTableWaits'
  | 'showMyBooking'
  | 'changeBooking'
  | 'listAllBookings'
  | 'showBookingStatus'
  | 'changeBookingStatus'
  | 'reviewShop'
  | 'reviewProduct'
  | 'listOwnReviews'
  | 'listShopOrders'
  | 'showShopOrder'
  | 'showShopOrderSteps'
  | 'moveShopOrder'
  | 'listShopReplacements'
  | 'proposeShopSubstitution'
  | 'takeBoxesBack'
  | 'showShopOpening'
  | 'setShopOpening'
  | 'uploadPicture'
  | 'uploadPictures'
  | 'listWalletHistories'
  | 'showWalletFlow'
  | 'showWalletHistory'
  | 'sendMoney'
  | 'withdrawMoney'
  | 'changeWalletHistoryStatus'
  | 'listTransactions'
  | 'showTransaction'
  | 'listWithdrawals'
  | 'decideWithdrawal'
  | 'showWebVitals';
