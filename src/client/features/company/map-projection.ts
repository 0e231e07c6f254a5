const radians = Math.PI / 180;

/** Miller's cylindrical projection, in degrees: gives crowded Europe more room than a plain grid of degrees would. */
const miller = (latitude: number) =>
  (1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * latitude * radians))) / radians;

/** Degrees between two dots of the grid. */
const step = 2.25;
const west = -130;
const north = 73.5;

/** The drawing, in dots of the grid. */
export const mapSize = { width: 138, height: 69 };

export type MapPoint = { x: number; y: number };

/** Where a place lies on the drawing. */
export function onMap(place: { longitude: number; latitude: number }): MapPoint {
  return {
    x: (place.longitude - west) / step,
    y: (miller(north) - miller(place.latitude)) / step,
  };
}
