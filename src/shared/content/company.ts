/** The company, in one place: an owner who takes over the site changes it here. */
export const company = {
  brand: 'Talabridge',
  legalName: 'Talabridge Business Services, Inc.',
  domain: 'talabridge.example',
  email: 'hello@talabridge.example',
  careersEmail: 'careers@talabridge.example',
  /** 22 February 2016. */
  foundedOn: '2016-02-22',
  offices: 12,
  claims: { clients: '100+', satisfaction: '98%', support: '24/7' },
  /** The desks that hand the working day on; the last of them is still at work when the first begins again. */
  desks: [
    { city: 'Manila', timeZone: 'Asia/Manila', standardOffset: 8 },
    { city: 'Berlin', timeZone: 'Europe/Berlin', standardOffset: 1 },
    { city: 'New York', timeZone: 'America/New_York', standardOffset: -5 },
  ],
  /** Full hours of the day, local to each desk. */
  deskHours: { from: 8, to: 20 },
  reviewSites: {
    /** The maps service and the consumer-review site that the careers wizard links to after submission. */
    maps: 'https://maps.talabridge.example/reviews',
    consumers: 'https://reviews.talabridge.example',
  },
} as const;
