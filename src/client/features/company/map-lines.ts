import { type OfficeRegion, offices } from '../../../shared/content/offices.ts';
import { type MapPoint, onMap } from './map-projection.ts';

/** The two ends of the bridge: the office in Germany and the registered office in the Philippines. */
export const berlin = onMap({ longitude: 13.4, latitude: 52.5 });
export const cebu = onMap({ longitude: 123.9, latitude: 10.3 });

const lookedAfterFromCebu: readonly OfficeRegion[] = ['asia', 'oceania'];

/** A line between two places that rises like the path of the sun. */
function arc(from: MapPoint, to: MapPoint, lift: number): string {
  const height = Math.hypot(to.x - from.x, to.y - from.y) * lift;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - height };
  const round = (value: number) => Math.round(value * 10) / 10;
  return `M${round(from.x)} ${round(from.y)}Q${round(middle.x)} ${round(middle.y)} ${round(to.x)} ${round(to.y)}`;
}

export const bridge = arc(berlin, cebu, 0.38);

export const officeLines = offices
  .filter(({ id }) => id !== 'germany')
  .map((office) => ({
    id: office.id,
    path: arc(lookedAfterFromCebu.includes(office.region) ? cebu : berlin, onMap(office), 0.3),
  }));
