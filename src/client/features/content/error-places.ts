/** The fields of the editor that the server may have something to say about. */
export const errorPlaces = [
  'title',
  'slug',
  'excerpt',
  'content',
  'german.title',
  'german.excerpt',
  'german.content',
  'german.category',
  'category',
  'authorName',
  'tags',
  'hashtags',
  'mainImage',
] as const;
