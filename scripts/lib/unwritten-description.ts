/** How the description of a page starts that `npm run new` wrote. */
export const unwrittenDescription = "Say in one sentence of 50 to 160 characters"
