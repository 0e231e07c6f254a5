import { pagePart } from '../../../lib/lazy-load.ts';

const loadTalk = () => import('../booking/booking-part.tsx').then((part) => part.BookingPart);

/** The booking that follows a registration: who only reads the form does not fetch it. */
export const talkPart = pagePart(loadTalk);
