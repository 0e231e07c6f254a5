import { getRouteApi } from '@tanstack/react-router';
import { BookingEmbed } from './booking-embed.tsx';
import { MeetingPlanner, type MeetingPlannerProps } from './meeting-planner.tsx';

const layout = getRouteApi('/public');

/** Booking of a meeting: ours, or the external calendar an owner configured. */
export function BookingPart(props: MeetingPlannerProps) {
  const { bookingEmbedUrl } = layout.useLoaderData();
  if (bookingEmbedUrl !== null) return <BookingEmbed url={bookingEmbedUrl} />;
  return <MeetingPlanner {...props} />;
}
