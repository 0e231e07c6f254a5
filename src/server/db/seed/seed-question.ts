/** A question of the careers assessment as it is written for seeding. */
export type SeedQuestion = {
  /** Stable key: seeding inserts a key once. */
  seedKey: string;
  type: 'general' | 'english';
  category: string;
  difficulty: 'easy' | 'medium' | 'hard';
  /** 1 for easy, 2 for medium, 3 for hard. */
  points: number;
  /** May contain line breaks, which must be kept when it is shown. */
  questionText: string;
  options: [string, string, string, string];
  /** One of the options, letter for letter. */
  correctAnswer: string;
  /** Options in the order of the English ones; null where the English itself is tested. */
  german: { questionText: string; options: [string, string, string, string] } | null;
};
