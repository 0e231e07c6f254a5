import { Link } from '@tanstack/react-router';
import type { LaunchLineId } from '../../../shared/contracts/launch.ts';
import { textLink } from '../../ui/text-link.ts';
import { linePlaces, type Place } from './line-places.ts';

function PlaceItem({ place }: { place: Place }) {
  if ('name' in place) return <code className="text-sm wrap-anywhere">{place.name}</code>;
  const { to, hash, label } = place;
  return (
    <Link to={to} {...(hash === undefined ? {} : { hash })} className={textLink}>
      {label()}
    </Link>
  );
}

/** Where a line is settled. */
export function LinePlaceList({ id }: { id: LaunchLineId }) {
  return (
    <ul className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0 text-sm">
      {linePlaces[id].map((place) => (
        <li key={'name' in place ? place.name : `${place.to}#${place.hash}`}>
          <PlaceItem place={place} />
        </li>
      ))}
    </ul>
  );
}
