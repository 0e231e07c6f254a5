/** `maria@example.org` as `m•••@example.org`: enough to recognise an address, too little to learn it. */
export function maskedEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}•••@${domain}`;
}
