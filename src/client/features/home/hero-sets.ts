import { m } from '../../../shared/i18n/paraglide/messages.js';

/** The three headlines of two lines with the sentence that belongs to each; the first one says what we do. */
export function heroSets() {
  return [
    {
      first: m.home_hero_one_first(),
      second: m.home_hero_one_second(),
      text: m.home_hero_one_text(),
    },
    {
      first: m.home_hero_two_first(),
      second: m.home_hero_two_second(),
      text: m.home_hero_two_text(),
    },
    {
      first: m.home_hero_three_first(),
      second: m.home_hero_three_second(),
      text: m.home_hero_three_text(),
    },
  ];
}
