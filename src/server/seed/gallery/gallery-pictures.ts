import { berlinCourtyard } from './berlin-courtyard.ts';
import { bridgeSunrise } from './bridge-sunrise.ts';
import { jeepney } from './jeepney.ts';
import { nightSkyline } from './night-skyline.ts';
import {
  box,
  colour,
  disc,
  gradient,
  grain,
  repeat,
  type Scene,
  shape,
  stroke,
  svg,
} from './paint.ts';
import { riceTerraces } from './rice-terraces.ts';
import { serverCorridor } from './server-corridor.ts';
import { sunsetFerry } from './sunset-ferry.ts';
import { teamLunch } from './team-lunch.ts';
import { trainingRoom } from './training-room.ts';
import { windowDesks } from './window-desks.ts';
import { worldArcs } from './world-arcs.ts';

const size = { width: 1200, height: 1200 };

const wall = [
  box(0, 0, 1200, 1200, 'url(#wall)'),
  disc(600, 780, 470, colour.sun),
  repeat(4, (ring) =>
    stroke(
      `M${60 - ring * 60} 780a${540 + ring * 60} ${540 + ring * 60} 0 0 1 ${1080 + ring * 120} 0`,
      colour.peach,
      4,
      `opacity="${0.7 - ring * 0.15}"`,
    ),
  ),
  box(0, 780, 1200, 420, 'url(#table)'),
  box(0, 780, 1200, 10, '#5b2a1b', 'opacity=".35"'),
].join('');

const book = [
  shape('M640 860l430 34l-40 176l-470-44z', colour.ink),
  shape('M628 846l430 34l-40 176l-470-44z', colour.paper),
  repeat(6, (row) =>
    stroke(`M${680 - row * 7} ${884 + row * 24}l${330 - (row % 3) * 60} 26`, colour.lagoon, 6),
  ),
  shape('M1010 820l54 10l-170 250l-36 16l-10-40z', colour.amber) +
    shape('M848 1056l10 40l36-16z', colour.paper),
].join('');

const cup = [
  '<ellipse cx="232" cy="1030" rx="180" ry="36" fill="#5b2a1b" opacity=".35"/>',
  stroke('M318 880q104 0 86 70q-16 54-104 50', colour.paper, 24),
  shape('M110 830h230l-22 168q-6 34-40 34h-106q-34 0-40-34z', colour.paper),
  shape('M118 890h214l-9 70h-196z', colour.sea),
  '<ellipse cx="225" cy="832" rx="115" ry="24" fill="#5b2a1b"/>',
  stroke(
    'M190 770q-30-40 4-80q30-36 0-78M252 770q-30-40 4-80q30-36 0-78',
    colour.paper,
    9,
    'opacity=".65"',
  ),
].join('');

const headset = [
  '<ellipse cx="600" cy="968" rx="330" ry="38" fill="#5b2a1b" opacity=".4"/>',
  stroke('M340 760V560a260 260 0 0 1 520 0v200', colour.ink, 50),
  stroke('M352 700V560a248 248 0 0 1 496 0v140', colour.dusk, 10),
  stroke('M440 372a250 250 0 0 1 320 0', colour.shallow, 30),
  box(262, 660, 148, 272, colour.ink, 'rx="62"'),
  box(790, 660, 148, 272, colour.ink, 'rx="62"'),
  box(372, 680, 62, 232, colour.sea, 'rx="30"'),
  box(766, 680, 62, 232, colour.sea, 'rx="30"'),
  stroke('M300 900q20 120 210 112', colour.ink, 17),
  box(496, 984, 96, 52, colour.ink, 'rx="26"'),
  disc(566, 1010, 11, colour.sun),
  stroke('M296 710v160M904 710v160', colour.shallow, 9),
].join('');

/** A headset between a cup and an open notebook. */
const headsetStillLife: Scene = {
  ...size,
  draw: () =>
    svg(
      size,
      gradient('wall', [0, '#145a62'], [1, '#2d8580']) +
        gradient('table', [0, '#c77a45'], [1, '#a2562f']),
      wall +
        book +
        `<g transform="translate(-40 330) scale(.74)">${cup}</g>` +
        headset +
        grain(61, { x: 0, y: 0, w: 1200, h: 780 }, 480, colour.paper, 0.25) +
        grain(62, { x: 0, y: 790, w: 1200, h: 410 }, 420, colour.ink, 0.2),
    ),
};

type GalleryPicture = {
  /** By which an article of the demo content names its picture. */
  name: string;
  scene: Scene;
  caption: string;
  captionGerman: string;
  alt: string;
  altGerman: string;
};

/** The gallery of a new site, in its order. */
export const galleryPictures: readonly GalleryPicture[] = [
  {
    name: 'bridge',
    scene: bridgeSunrise,
    caption: 'First light over the strait: the day shift drives in as Berlin goes to bed.',
    captionGerman:
      'Erstes Licht über der Meerenge: Die Tagschicht fährt los, Berlin geht schlafen.',
    alt: 'Drawing of an arched bridge between islands before the rising sun, with two sailing boats',
    altGerman:
      'Zeichnung einer Bogenbrücke zwischen Inseln vor der aufgehenden Sonne, davor zwei Segelboote',
  },
  {
    name: 'desks',
    scene: windowDesks,
    caption: 'The window that gave the eighth floor its name.',
    captionGerman: 'Das Fenster, nach dem unser achter Stock benannt ist.',
    alt: 'Drawing of an office with desks below a tall round-topped window with a view of the city',
    altGerman:
      'Zeichnung eines Büros: Schreibtische unter einem hohen Rundbogenfenster mit Blick auf die Stadt',
  },
  {
    name: 'skyline',
    scene: nightSkyline,
    caption: 'Seven in the evening. Our three floors are the ones with the lights still on.',
    captionGerman: 'Sieben Uhr abends. Unsere drei Etagen sind die, in denen noch Licht brennt.',
    alt: 'Drawing of a city at night by the water, with a crescent moon and three lit floors in one tower',
    altGerman:
      'Zeichnung einer Stadt am Wasser bei Nacht, mit Mondsichel und drei hellen Etagen in einem Turm',
  },
  {
    name: 'jeepney',
    scene: jeepney,
    caption: 'The 6 a.m. jeepney knows everybody by first name.',
    captionGerman: 'Im Jeepney um sechs Uhr kennen sich alle beim Vornamen.',
    alt: 'Drawing of a painted jeepney full of passengers on a coast road with palm trees',
    altGerman:
      'Zeichnung eines bunt bemalten, voll besetzten Jeepneys auf einer Küstenstraße mit Palmen',
  },
  {
    name: 'courtyard',
    scene: berlinCourtyard,
    caption: 'The courtyard in Berlin, where most decisions are made on the bench.',
    captionGerman: 'Der Hof in Berlin. Die meisten Entscheidungen fallen auf der Bank.',
    alt: 'Drawing of a Berlin courtyard with an archway, a tree, a bench and a bicycle',
    altGerman: 'Zeichnung eines Berliner Hinterhofs mit Durchfahrt, Baum, Bank und Fahrrad',
  },
  {
    name: 'lunch',
    scene: teamLunch,
    caption: 'Friday lunch in Cebu: everybody brings one dish, nobody plans it.',
    captionGerman: 'Freitagsessen in Cebu: Alle bringen etwas mit, abgesprochen wird nichts.',
    alt: 'Drawing of a lunch table from above: rice and skewers on a banana leaf, bowls, fruit and coffee',
    altGerman:
      'Zeichnung eines gedeckten Tisches von oben: Reis und Spieße auf einem Bananenblatt, Schüsseln, Obst, Kaffee',
  },
  {
    name: 'training',
    scene: trainingRoom,
    caption: 'Day three of training: how to say no and be thanked for it.',
    captionGerman: 'Dritter Schulungstag: Nein sagen, sodass sich jemand dafür bedankt.',
    alt: 'Drawing of a training room: a trainer points at a screen, twelve people listen',
    altGerman:
      'Zeichnung eines Schulungsraums: Ein Trainer zeigt auf eine Tafel, zwölf Menschen hören zu',
  },
  {
    name: 'terraces',
    scene: riceTerraces,
    caption: 'Team outing to the terraces, two hours from the office in Cebu.',
    captionGerman: 'Betriebsausflug zu den Reisterrassen, zwei Stunden vom Büro in Cebu.',
    alt: 'Drawing of rice terraces with water, huts and a farmer in the early morning',
    altGerman: 'Zeichnung von Reisterrassen mit Wasser, Hütten und einem Bauern am frühen Morgen',
  },
  {
    name: 'world',
    scene: worldArcs,
    caption: 'One working day, three desks, no gap between them.',
    captionGerman: 'Ein Arbeitstag, drei Standorte, keine Lücke dazwischen.',
    alt: 'Drawing of the globe with arcs of light between three cities',
    altGerman: 'Zeichnung des Globus mit Lichtbögen zwischen drei Städten',
  },
  {
    name: 'headset',
    scene: headsetStillLife,
    caption: 'Everything one needs, apart from patience.',
    captionGerman: 'Alles, was man braucht. Geduld bringt man selbst mit.',
    alt: 'Drawing of a headset on a desk between a coffee cup and an open notebook',
    altGerman:
      'Zeichnung eines Headsets auf einem Tisch zwischen Kaffeetasse und offenem Notizbuch',
  },
  {
    name: 'servers',
    scene: serverCorridor,
    caption: 'Whoever comes in here leaves the phone at the door.',
    captionGerman: 'Wer hier hineingeht, lässt das Telefon vor der Tür.',
    alt: 'Drawing of a corridor of server racks that leads to a lit door with a person in it',
    altGerman:
      'Zeichnung eines Gangs zwischen Serverschränken, an dessen Ende jemand in einer hellen Tür steht',
  },
  {
    name: 'ferry',
    scene: sunsetFerry,
    caption: 'The last ferry to Bohol, with half of the late shift on deck.',
    captionGerman: 'Die letzte Fähre nach Bohol, mit der halben Spätschicht an Deck.',
    alt: 'Drawing of a white ferry on the sea before a large setting sun',
    altGerman: 'Zeichnung einer weißen Fähre auf dem Meer vor der großen untergehenden Sonne',
  },
];
