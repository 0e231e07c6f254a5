const bareDomain = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]\S*)?$/u;

/** What people type as an address of a site, `example.org`, as the address it stands for; anything else as it is. */
export function webAddress(typed: string): string {
  const text = typed.trim();
  return bareDomain.test(text) ? `https://${text}` : text;
}
