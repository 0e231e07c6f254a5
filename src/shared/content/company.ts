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
  reviewSites: {
    /** The maps service and the consumer-review site that the careers wizard links to after submission. */
    maps: 'https://maps.talabridge.example/reviews',
    consumers: 'https://reviews.talabridge.example',
  },
} as const;
