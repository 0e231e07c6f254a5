import { profileConsentVersion } from '../../shared/content/consent.ts';
import { slugify } from '../../shared/domain/text.ts';
import { EmployeeProfile, type GermanProfile } from '../db/entities/employees.ts';
import type { EntityManager } from '../db/orm.ts';

/** A person of the demo content: invented, with a work address on a reserved domain. */
type SeedEmployee = {
  name: string;
  position: string;
  department: string;
  shortBio: string;
  bio: string;
  german: GermanProfile;
  email: string;
  /** Numbers kept free for films, or none. */
  phone: string | null;
  skills: string[];
  isActive: boolean;
  isPublic: boolean;
};

const visible = { isActive: true, isPublic: true };

/** Colleagues of the desks in Germany and elsewhere. */
export const employeesElsewhere: readonly SeedEmployee[] = [
  {
    ...visible,
    name: 'Henrike Osterloh',
    position: 'Client Manager, German-speaking Countries',
    department: 'Client Management, Berlin',
    shortBio: 'The person German clients ring when something does not work, and when it does.',
    bio: 'Henrike looks after eighteen clients between Flensburg and Graz, most of them with fewer than fifty employees. She is in every kick-off, reads the weekly page before the client does, and spends two weeks a year at the desk in Cebu. Before that she ran customer service for a bicycle maker in Oldenburg.',
    german: {
      department: 'Kundenbetreuung, Berlin',
      skills: ['Kundenbetreuung', 'Einarbeitung', 'Servicevereinbarungen', 'Englisch C2'],
      position: 'Kundenbetreuerin für den deutschsprachigen Raum',
      shortBio: 'Bei ihr rufen unsere Auftraggeber an, wenn etwas klemmt. Und wenn es läuft.',
      bio: 'Henrike betreut achtzehn Auftraggeber zwischen Flensburg und Graz, die meisten mit weniger als fünfzig Beschäftigten. Sie ist bei jedem Auftakt dabei, liest die Wochenseite vor dem Kunden und arbeitet zwei Wochen im Jahr am Standort Cebu. Davor leitete sie den Kundenservice eines Fahrradherstellers in Oldenburg.',
    },
    email: 'henrike.osterloh@talabridge.example',
    phone: '+49 30 23125 031',
    skills: ['Account management', 'Onboarding', 'Service levels', 'English C2'],
  },
  {
    ...visible,
    name: 'Bülent Aydemir',
    position: 'Data Protection Coordinator',
    department: 'Legal, Berlin',
    shortBio: 'Keeps track of where every record lies and when it goes.',
    bio: 'Bülent writes the processing agreements with our clients and checks twice a year whether we keep to them. He decides what may leave the European Union, for what purpose and under which clauses, and keeps the list of those who see it. Whoever asks him a question gets a sentence one can use, not a paragraph of law.',
    german: {
      department: 'Recht, Berlin',
      skills: ['DSGVO', 'Auftragsverarbeitung', 'Prüfungen', 'Türkisch'],
      position: 'Datenschutzkoordinator',
      shortBio: 'Weiß, wo jeder Datensatz liegt und wann er verschwindet.',
      bio: 'Bülent schließt die Verträge zur Auftragsverarbeitung und prüft zweimal im Jahr, ob wir sie einhalten. Er entscheidet, was die Europäische Union verlassen darf, wozu und unter welchen Klauseln, und führt Buch darüber, wer es sieht. Wer ihn etwas fragt, bekommt einen brauchbaren Satz und keinen Paragrafen.',
    },
    email: 'buelent.aydemir@talabridge.example',
    phone: '+49 30 23125 032',
    skills: ['GDPR', 'Processing agreements', 'Audits', 'Turkish'],
  },
  {
    ...visible,
    name: 'Marisol Ibarra Fuentes',
    position: 'Sales and Marketing Support Lead',
    department: 'Sales Support, Mexico City',
    shortBio: 'Her team finds out whether an address is worth a call before anybody calls it.',
    bio: 'Marisol leads nine people who prepare sales: they research companies, clean up address lists and write the first mail by hand. She counts answers, not mails sent. Her team keeps New York time: it is at work when Berlin has gone home and Manila is not yet awake.',
    german: {
      department: 'Vertriebsunterstützung, Mexiko-Stadt',
      skills: ['Spanisch, Muttersprache', 'Recherche', 'Werbetexte', 'Kontaktdatenbanken'],
      position: 'Leiterin Vertriebs- und Marketingunterstützung',
      shortBio: 'Ihr Team weiß, ob sich ein Anruf lohnt, bevor jemand zum Hörer greift.',
      bio: 'Marisol leitet neun Kolleginnen und Kollegen, die Vertrieb vorbereiten: Sie recherchieren Firmen, bereinigen Adresslisten und schreiben die erste Mail von Hand. Gezählt werden Antworten, nicht verschickte Mails. Ihr Team arbeitet nach der Uhr von New York: Es ist da, wenn Berlin Feierabend hat und Manila noch nicht wach ist.',
    },
    email: 'marisol.ibarra@talabridge.example',
    phone: null,
    skills: ['Spanish, native', 'Research', 'Copywriting', 'Contact databases'],
  },
  {
    ...visible,
    name: 'Desmond Achterberg',
    position: 'Systems Engineer',
    department: 'Technology, Amsterdam',
    shortBio: 'Makes sure that a power cut in one city is nobody else’s problem.',
    bio: 'Desmond runs the telephone and ticket systems of all desks. Every quarter he switches one site off, unannounced, and watches whether the calls arrive elsewhere; since 2023 they have. His notes on each failure are public inside the company, including the two that were his own doing.',
    german: {
      department: 'Technik, Amsterdam',
      skills: ['Telefonie', 'Linux', 'Ausfalltests', 'Niederländisch'],
      position: 'Systemtechniker',
      shortBio: 'Sorgt dafür, dass ein Stromausfall in einer Stadt nur diese Stadt betrifft.',
      bio: 'Desmond betreibt die Telefon- und Ticketsysteme aller Standorte. Einmal im Quartal schaltet er unangekündigt einen davon ab und sieht zu, ob die Anrufe anderswo ankommen. Seit 2023 tun sie das. Seine Berichte zu jeder Störung kann die ganze Firma lesen, auch die beiden, die er selbst verursacht hat.',
    },
    email: 'desmond.achterberg@talabridge.example',
    phone: null,
    skills: ['Telephony', 'Linux', 'Failover tests', 'Dutch'],
  },
  {
    name: 'Whitney Okonjo-Bell',
    position: 'Recruiter',
    department: 'People, Austin',
    shortBio: 'Hires for all desks and answers every applicant.',
    bio: 'Whitney reads applications for all desks and writes to everybody who applies, within fourteen days and with a reason.',
    german: {
      department: 'Personal, Austin',
      skills: ['Bewerbungsgespräche', 'Arbeitsrecht'],
      position: 'Personalreferentin',
      shortBio: 'Stellt für alle Standorte ein und antwortet allen, die sich bewerben.',
      bio: 'Whitney liest die Bewerbungen für alle Standorte und schreibt allen zurück, binnen vierzehn Tagen und mit Begründung.',
    },
    email: 'whitney.okonjo-bell@talabridge.example',
    phone: '+1 512 555 0142',
    skills: ['Interviewing', 'Employment law'],
    isActive: true,
    isPublic: false,
  },
];

/** Colleagues of the Philippine desks. */
export const employeesInPhilippines: readonly SeedEmployee[] = [
  {
    ...visible,
    name: 'Analyn Villaruz',
    position: 'Team Leader, Customer Support',
    department: 'Customer Support, Cebu',
    shortBio: 'Leads twelve people who answer for three German online shops.',
    bio: 'Analyn started on the phones in 2017 and still takes an hour of calls on Mondays, so that her feedback comes from the week itself and not from a report. Her team answers for three German online shops; two out of three questions are solved at the first contact. She learned German in evening classes in Cebu and passed the C1 exam in 2022.',
    german: {
      department: 'Kundenservice, Cebu',
      skills: ['Deutsch C1', 'Coaching', 'Beschwerden', 'Schichtplanung'],
      position: 'Teamleiterin Kundenservice',
      shortBio:
        'Leitet zwölf Kolleginnen und Kollegen, die für drei deutsche Onlineshops antworten.',
      bio: 'Analyn hat 2017 am Telefon angefangen und nimmt montags noch immer eine Stunde lang selbst Anrufe an. So kommt ihre Rückmeldung aus der laufenden Woche und nicht aus einem Bericht. Ihr Team antwortet für drei deutsche Onlineshops und löst zwei von drei Anliegen beim ersten Kontakt. Deutsch hat sie in Abendkursen in Cebu gelernt, die C1-Prüfung bestand sie 2022.',
    },
    email: 'analyn.villaruz@talabridge.example',
    phone: null,
    skills: ['German C1', 'Coaching', 'Complaint handling', 'Shift planning'],
  },
  {
    ...visible,
    name: 'Ramon Tagalogin',
    position: 'Workforce Planner',
    department: 'Operations, Manila',
    shortBio: 'Knows in March how many people have to sit at a desk in December.',
    bio: 'Ramon plans who works when, for four hundred desks in three time zones. He publishes every roster six weeks ahead and keeps it: in the last year fewer than three shifts in a hundred were moved. Before that he calculated timetables for an inter-island ferry line, which he says is the same work with more weather.',
    german: {
      department: 'Betrieb, Manila',
      skills: ['Bedarfsprognosen', 'Dienstpläne', 'SQL', 'Tabellenkalkulation'],
      position: 'Einsatzplaner',
      shortBio: 'Weiß im März, wie viele Menschen im Dezember am Platz sitzen müssen.',
      bio: 'Ramon plant, wer wann arbeitet: vierhundert Arbeitsplätze in drei Zeitzonen. Jeder Dienstplan steht sechs Wochen vorher fest, und er hält. Im letzten Jahr wurden weniger als drei von hundert Schichten verschoben. Davor hat er Fahrpläne für eine Fährlinie gerechnet. Das sei dieselbe Arbeit, sagt er, nur mit mehr Wetter.',
    },
    email: 'ramon.tagalogin@talabridge.example',
    phone: null,
    skills: ['Forecasting', 'Rostering', 'SQL', 'Spreadsheets'],
  },
  {
    ...visible,
    name: 'Jocelyn Abarquez',
    position: 'KYC Verification Lead',
    department: 'Verification, Manila',
    shortBio: 'Reads identity documents from sixty countries and explains every refusal.',
    bio: 'Jocelyn leads the desk that checks identity documents for banks and payment firms. Each case is looked at by two people who do not see each other’s answer; where they differ, she decides and writes down why. She trained as a document examiner and keeps the collection of features that newcomers learn from.',
    german: {
      department: 'Prüfung, Manila',
      skills: ['Dokumentenprüfung', 'Geldwäscheprävention', 'Vier-Augen-Prüfung'],
      position: 'Leiterin Identitätsprüfung',
      shortBio: 'Liest Ausweise aus sechzig Ländern und begründet jede Ablehnung.',
      bio: 'Jocelyn leitet das Team, das für Banken und Zahlungsdienste Ausweise prüft. Jeden Fall sehen zwei Personen, ohne die Antwort der anderen zu kennen. Weichen sie voneinander ab, entscheidet sie und hält fest, warum. Sie ist ausgebildete Dokumentenprüferin und pflegt die Merkmalssammlung, mit der neue Kolleginnen und Kollegen lernen.',
    },
    email: 'jocelyn.abarquez@talabridge.example',
    phone: null,
    skills: ['Document examination', 'Anti-money-laundering rules', 'Four-eyes reviews'],
  },
  {
    ...visible,
    name: 'Paolo Magsino',
    position: 'Data Analyst',
    department: 'Data Analytics, Cebu',
    shortBio: 'Turns ten thousand conversations a day into one page a week.',
    bio: 'Paolo builds the weekly page that every client receives: what customers asked, what took too long, and one thing worth changing. He refuses charts that nobody acts on. In his first year he found that one sentence in a client’s delivery mail caused every ninth call; the sentence went, and so did the calls.',
    german: {
      department: 'Datenanalyse, Cebu',
      skills: ['SQL', 'R', 'Textklassifikation', 'Verständliche Berichte'],
      position: 'Datenanalyst',
      shortBio: 'Macht aus zehntausend Gesprächen am Tag eine Seite in der Woche.',
      bio: 'Paolo erstellt die Seite, die jeder Auftraggeber wöchentlich bekommt: was gefragt wurde, was zu lange dauerte und eine Sache, die sich zu ändern lohnt. Diagramme, aus denen nichts folgt, lässt er weg. In seinem ersten Jahr fand er heraus, dass ein einziger Satz in einer Versandmail jeden neunten Anruf auslöste. Der Satz verschwand, die Anrufe auch.',
    },
    email: 'paolo.magsino@talabridge.example',
    phone: null,
    skills: ['SQL', 'R', 'Text classification', 'Plain reporting'],
  },
  {
    ...visible,
    name: 'Liezl Buenaflor',
    position: 'Trainer for German-speaking Teams',
    department: 'Training, Cebu',
    shortBio: 'Teaches that a German “Na ja” can mean four things.',
    bio: 'Liezl grew up in Cebu and Bremen and prepares every German-speaking team for its first call. Her course lasts four weeks; half of it is listening to real conversations and finding the moment where they turned. She also runs the monthly hour in which agents may tell clients what their customers really say.',
    german: {
      department: 'Schulung, Cebu',
      skills: ['Deutsch, Muttersprache', 'Gesprächscoaching', 'Kursentwicklung', 'Moderation'],
      position: 'Trainerin für deutschsprachige Teams',
      shortBio: 'Bringt bei, dass „Na ja“ vier Bedeutungen haben kann.',
      bio: 'Liezl ist in Cebu und Bremen aufgewachsen und bereitet jedes deutschsprachige Team auf den ersten Anruf vor. Ihr Kurs dauert vier Wochen. Die Hälfte davon wird zugehört: echte Gespräche, und wo sie gekippt sind. Außerdem leitet sie die monatliche Stunde, in der Auftraggeber erfahren, was ihre Kundschaft wirklich sagt.',
    },
    email: 'liezl.buenaflor@talabridge.example',
    phone: null,
    skills: ['German, native', 'Call coaching', 'Course design', 'Moderation'],
  },
  {
    name: 'Dominador Quizon',
    position: 'Night Shift Supervisor until 2025',
    department: 'Customer Support, Cebu',
    shortBio: 'Ran the night desk until it closed in 2025.',
    bio: 'Dominador ran the night desk for its last six years, until 2025, and wrote the handover sheet that all three desks still use. He has left to teach.',
    german: {
      department: 'Kundenservice, Cebu',
      skills: ['Übergabe', 'Deeskalation'],
      position: 'Leiter der Nachtschicht bis 2025',
      shortBio: 'Hat die Nachtschicht geleitet, bis sie 2025 abgeschafft wurde.',
      bio: 'Dominador hat die Nachtschicht in ihren letzten sechs Jahren geleitet, bis 2025, und den Übergabebogen geschrieben, den alle drei Standorte noch immer benutzen. Heute unterrichtet er.',
    },
    email: 'dominador.quizon@talabridge.example',
    phone: null,
    skills: ['Handover', 'De-escalation'],
    isActive: false,
    isPublic: true,
  },
  {
    name: 'Teresita Malvar',
    position: 'Payroll Accountant',
    department: 'Finance, Cebu',
    shortBio: 'Pays everybody on the fifteenth and the thirtieth, typhoon or not.',
    bio: 'Teresita calculates wages, contributions and holiday pay for the Philippine desks and answers every question about a payslip herself.',
    german: {
      department: 'Finanzen, Cebu',
      skills: ['Lohnabrechnung', 'Arbeitsrecht'],
      position: 'Lohnbuchhalterin',
      shortBio: 'Zahlt am 15. und am 30. aus, Taifun hin oder her.',
      bio: 'Teresita rechnet Löhne, Abgaben und Feiertagszuschläge der philippinischen Standorte ab und beantwortet jede Frage zur Abrechnung selbst.',
    },
    email: 'teresita.malvar@talabridge.example',
    phone: null,
    skills: ['Payroll', 'Labour law'],
    isActive: true,
    isPublic: false,
  },
];

/** Puts the invented team into an empty table, the desks mixed as they are on a working day. */
export async function seedEmployees(em: EntityManager): Promise<void> {
  if ((await em.count(EmployeeProfile)) > 0) return;
  const longest = Math.max(employeesInPhilippines.length, employeesElsewhere.length);
  const mixed = Array.from({ length: longest }, (_, index) => [
    ...employeesInPhilippines.slice(index, index + 1),
    ...employeesElsewhere.slice(index, index + 1),
  ]).flat();
  for (const [displayOrder, employee] of mixed.entries()) {
    const consent = employee.isPublic && {
      publicConsentVersion: profileConsentVersion,
      publicConsentLocale: 'en' as const,
      publicConsentAt: new Date(),
      publicConsentBy: 'Talabridge',
    };
    em.create(EmployeeProfile, {
      ...employee,
      ...consent,
      slug: slugify(employee.name),
      displayOrder,
    });
  }
  await em.flush();
}
