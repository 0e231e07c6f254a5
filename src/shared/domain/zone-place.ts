/** Places that browsers still call by the name they had when their zone was entered. */
const presentNames: Record<string, string> = {
  Calcutta: 'Kolkata',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
};

/** An IANA name as people read it: `America/New_York` is New York, `Asia/Calcutta` Kolkata. */
export function zonePlace(timeZone: string): string {
  const place = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
  return presentNames[place] ?? place;
}
