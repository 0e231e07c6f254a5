import type { Milestone, ProjectStatus } from '../../../../shared/contracts/project.ts';

/** Days before today, or after it where they are below zero. */
type Days = number;

export type DemoProject = {
  name: string;
  summary: string;
  status: ProjectStatus;
  startedAgo: Days;
  dueIn: Days;
  milestones: (Pick<Milestone, 'title'> & { dueIn: Days; doneAgo?: Days })[];
  updates: { ago: Days; text: string }[];
};

/** What is planned and done with the demo company. */
export const demoProjects: readonly DemoProject[] = [
  {
    name: 'Weihnachtsgeschäft',
    summary:
      'Vier zusätzliche Mitarbeitende von Mitte November bis Mitte Januar, eingearbeitet in Sortiment und Retouren.',
    status: 'active',
    startedAgo: 40,
    dueIn: 55,
    milestones: [
      { title: 'Team ausgewählt', dueIn: -30, doneAgo: 32 },
      { title: 'Schulung zum Sortiment', dueIn: -12, doneAgo: 10 },
      { title: 'Probebetrieb am Abend', dueIn: 4 },
      { title: 'Auswertung im Januar', dueIn: 55 },
    ],
    updates: [
      {
        ago: 2,
        text: 'Die Schulung ist abgeschlossen. Im Probelauf lag die Antwortzeit im Chat bei 41 Sekunden.',
      },
      { ago: 31, text: 'Alle vier Plätze sind besetzt; zwei der vier kennen Ihren Shop schon.' },
    ],
  },
  {
    name: 'Neue Textbausteine',
    summary: 'Antworten auf die fünfzig häufigsten Fragen, in Ihrer Sprache und per Sie.',
    status: 'planned',
    startedAgo: -20,
    dueIn: 70,
    milestones: [
      { title: 'Häufigste Fragen ausgewertet', dueIn: 30 },
      { title: 'Entwürfe freigegeben', dueIn: 60 },
    ],
    updates: [],
  },
  {
    name: 'Umzug des Ticketsystems',
    summary: 'Alle Vorgänge seit 2023 übernommen, ohne einen Tag Pause.',
    status: 'completed',
    startedAgo: 210,
    dueIn: -120,
    milestones: [
      { title: 'Testlauf', dueIn: -160, doneAgo: 158 },
      { title: 'Umzug', dueIn: -120, doneAgo: 121 },
    ],
    updates: [{ ago: 120, text: 'Umgezogen. 41.208 Vorgänge sind vollständig übernommen.' }],
  },
];
