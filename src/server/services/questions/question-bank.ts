import { englishQuestions } from './question-bank-english.ts';
import { generalQuestions } from './question-bank-general.ts';

type QuizQuestion = {
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

/** A text for the typing test; it waits, inactive, until an administrator puts it into rotation. */
type TypingText = {
  seedKey: string;
  type: 'typing';
  category: string;
  difficulty: 'medium';
  points: 1;
  questionText: string;
  options: string[];
  correctAnswer: '';
  german: null;
};

/** A question of the careers assessment as it is written for seeding. */
export type SeedQuestion = QuizQuestion | TypingText;

/** Texts that an administrator may put into rotation: as long, and as hard to type, as the built-in one. */
const texts: Record<string, string> = {
  'morning-shift':
    'The first hour of a shift sets the pace for the rest of it. Before she takes a call, Leonie reads the notes that the night team left behind: a courier was late in Hamburg, two parcels went to the wrong depot, and one customer has asked for a call back before noon. She opens the oldest ticket first, because nobody likes to wait behind people who came later. What does the customer need to hear? Usually three things are enough: what went wrong, what happens now, and by when it will be done. She writes them down in that order, reads the answer once more as if it had been sent to her, and only then presses the button that makes it a promise to somebody.',
  'angry-caller':
    'An angry caller is seldom angry with the person who answers. He has been passed on twice, has told his story three times, and now expects to be passed on again. So let him finish, and do not fill the first pause with an excuse. Say in one sentence what you have understood, then ask whether it is right. Most voices grow calmer at this point, since someone has listened at last. Can you solve it at once? Then do so, and tell him what you are doing while you do it. If you cannot, name the colleague who can, stay with the call until she has taken it, and write a note that saves him from telling everything a fourth time. He will remember that longer than the fault.',
  'returned-order':
    'A return looks simple from the outside: a box comes back and money goes out. Behind the counter it takes more steps than most people think. The label is scanned, the box is opened, and the content is held against the order, piece by piece. Is the cable still there, and does the number on the case match the one on the bill? If anything differs, the case waits on a shelf until someone has spoken to the buyer. Only then does the office release the refund, and the bank needs another day or two. A good agent knows all of this and still says it in two lines. People do not want to learn how a warehouse works, they want to know when they can stop thinking about it.',
  'clean-records':
    'Records are only useful when they can be trusted, and trust is lost one small slip at a time. A street is typed with two letters exchanged, a birthday moves from March to May, a surname ends up in the field for the city. Nobody notices until a letter comes back, and then it takes an hour to find out why. Whoever enters data for a living learns to look at the source, then at the screen, then at the source again. It feels slow for a week and becomes a habit after that. When a form cannot be read, the right answer is never a guess: put it aside, mark the place, and ask. A question costs a minute today, but a wrong entry is paid for by the next ten people who use it.',
  'two-offices':
    'Two offices that share a customer must also share a memory. When the people in Spain go home, those in the Philippines have just finished their first coffee, and the same account changes hands. A handover is short but it has rules: say what is open, say who is waiting, and say what you have already promised. Leave out what is solved, for it only hides the rest. Ramon likes to end his notes with the one thing he would do next if the day were longer. Is that more work? It takes him four minutes, and it saves the next team from reading thirty messages in search of one line. Good notes are a kindness to a stranger, and by the evening that stranger may well be you again.',
  'clear-email':
    'Write the answer first and the reasons after it. Many letters from companies begin with thanks, go on with history, and hide what the reader wants to know in the last line but one. Turn it round: yes, we can change the date, and your new appointment is on Friday at nine. Now the reader may stop, or go on if she cares for the details. Keep sentences short enough to be read aloud in one breath. Use the words the customer used, not the ones that stand in the manual. Did she ask two questions? Then give two answers, each in a paragraph of its own, so that neither is lost. At the end, say what she has to do, even if it is nothing at all, because people like to be sure of that.',
  'new-colleague':
    'On her first day Aylin sits beside a colleague and only listens. She hears how he says the name of a caller once, not five times, and how he goes quiet while he searches instead of humming into the line. After lunch they change chairs. Her first call is about a lost password, the second about a bill that was paid twice, and with the third she forgets what she wanted to say. Does it matter? The customer laughs, she laughs too, and they begin again. In the evening they go through her notes together, and he marks what was good before he speaks of anything else. Skill in this work grows like that: a little each day, mostly by hearing how someone else does what you thought you knew.',
  'quiet-hour':
    'Between two and three in the afternoon the telephones rest, and that is the best hour of the day for everything that needs a clear head. Daniel uses it to tidy the list of open cases. He closes those that have been answered, asks again where a supplier has gone silent, and writes one line to each customer who has waited for more than two days. Most of these lines say only that nothing has changed yet. Is such a message worth the effort? It is, for silence makes people call, and every call about an old case keeps a new one waiting. By three the list is half as long, the kettle has boiled twice, and the first light on his desk begins to blink again, so he puts on his headset.',
};

export const typingTexts: readonly SeedQuestion[] = Object.entries(texts).map(
  ([name, questionText]) => ({
    seedKey: `typing-${name}`,
    type: 'typing',
    category: 'Office life',
    difficulty: 'medium',
    points: 1,
    questionText,
    options: [],
    correctAnswer: '',
    german: null,
  }),
);

/** Everything the seeding adds: questions on judgement and accuracy first, then those on English, then texts to type. */
export const questionBank: readonly SeedQuestion[] = [
  ...generalQuestions,
  ...englishQuestions,
  ...typingTexts,
];
