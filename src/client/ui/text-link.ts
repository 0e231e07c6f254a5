/** The look of a link in running text and in lists of facts. */
export const textLink = 'text-sea underline underline-offset-2 hover:text-sea-strong';
