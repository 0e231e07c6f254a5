/** In the place of the link that the router gives to each route. */
export const Link = undefined;
