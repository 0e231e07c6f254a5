export const factLink = 'text-sea underline underline-offset-2 hover:text-sea-strong';
