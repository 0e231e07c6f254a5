import type { SeedQuestion } from './question-bank.ts';

/** Judgement, accuracy and reasoning at work; each is asked in English or in German. */
export const generalQuestions: readonly SeedQuestion[] = [
  {
    seedKey: 'general-double-charge',
    type: 'general',
    category: 'Customer handling',
    difficulty: 'easy',
    points: 1,
    questionText:
      'A customer writes that she has been charged twice for the same order. What do you do first?',
    options: [
      'Check the payments for the order and tell her what you have found',
      'Refund one of the charges at once so that she does not have to wait',
      'Refer her to her bank, because card charges are the bank’s business',
      'Ask her to wait, as double charges usually disappear by themselves',
    ],
    correctAnswer: 'Check the payments for the order and tell her what you have found',
    german: {
      questionText:
        'Eine Kundin schreibt, dass ihr dieselbe Bestellung zweimal abgebucht wurde. Was tun Sie zuerst?',
      options: [
        'Die Zahlungen zur Bestellung prüfen und ihr das Ergebnis mitteilen',
        'Einen der Beträge sofort erstatten, damit sie nicht warten muss',
        'Sie an ihre Bank verweisen, weil diese für Abbuchungen zuständig ist',
        'Um Geduld bitten, da sich doppelte Abbuchungen meist von selbst klären',
      ],
    },
  },
  {
    seedKey: 'general-angry-caller',
    type: 'general',
    category: 'De-escalation',
    difficulty: 'easy',
    points: 1,
    questionText:
      'A caller raises his voice: his delivery is three days late, and he has already explained the problem to two of your colleagues. What is the best first reply?',
    options: [
      '“I am sorry you have had to explain this twice. I have your order open and am checking the delay now.”',
      '“I do want to help, but I must ask you to calm down first and to speak to me in a reasonable tone.”',
      '“I was not on those calls, I am afraid. Could you please tell me the whole story from the beginning?”',
      '“I can hear that you are upset. Delays are the courier’s fault, so it is quickest to call them directly.”',
    ],
    correctAnswer:
      '“I am sorry you have had to explain this twice. I have your order open and am checking the delay now.”',
    german: {
      questionText:
        'Ein Anrufer wird laut: Seine Lieferung ist seit drei Tagen überfällig, und er hat das Problem schon zwei Kollegen von Ihnen geschildert. Wie reagieren Sie am besten?',
      options: [
        '„Es tut mir leid, dass Sie das schon zweimal erklären mussten. Ich habe Ihre Bestellung vor mir und prüfe jetzt, woran es liegt.“',
        '„Ich möchte Ihnen gern helfen, muss Sie aber bitten, sich erst einmal zu beruhigen und in einem anderen Ton mit mir zu sprechen.“',
        '„Bei diesen Gesprächen war ich leider nicht dabei. Würden Sie mir die ganze Sache bitte noch einmal von vorn erzählen?“',
        '„Ich höre, dass Sie verärgert sind. Für Verspätungen ist der Paketdienst verantwortlich, am schnellsten geht es, wenn Sie dort anrufen.“',
      ],
    },
  },
  {
    seedKey: 'general-exact-copy',
    type: 'general',
    category: 'Data accuracy',
    difficulty: 'easy',
    points: 1,
    questionText:
      'Which copy matches this record exactly?\n\nMP-70841-K | Reyes, Ana Lucia | 0917 555 0142 | 10115 Berlin',
    options: [
      'MP-70814-K | Reyes, Ana Lucia | 0917 555 0142 | 10115 Berlin',
      'MP-70841-K | Reyes, Anna Lucia | 0917 555 0142 | 10115 Berlin',
      'MP-70841-K | Reyes, Ana Lucia | 0917 555 0124 | 10115 Berlin',
      'MP-70841-K | Reyes, Ana Lucia | 0917 555 0142 | 10115 Berlin',
    ],
    correctAnswer: 'MP-70841-K | Reyes, Ana Lucia | 0917 555 0142 | 10115 Berlin',
    german: {
      questionText:
        'Welche Abschrift stimmt genau mit diesem Datensatz überein?\n\nMP-70841-K | Reyes, Ana Lucia | 0917 555 0142 | 10115 Berlin',
      options: [
        'MP-70814-K | Reyes, Ana Lucia | 0917 555 0142 | 10115 Berlin',
        'MP-70841-K | Reyes, Anna Lucia | 0917 555 0142 | 10115 Berlin',
        'MP-70841-K | Reyes, Ana Lucia | 0917 555 0124 | 10115 Berlin',
        'MP-70841-K | Reyes, Ana Lucia | 0917 555 0142 | 10115 Berlin',
      ],
    },
  },
  {
    seedKey: 'general-shared-login',
    type: 'general',
    category: 'Confidentiality',
    difficulty: 'easy',
    points: 1,
    questionText:
      'A colleague cannot log in and asks for your password for ten minutes to finish an urgent customer case. What do you do?',
    options: [
      'Give it to them and change your password as soon as the case is closed',
      'Decline and help them to report the login problem to IT support',
      'Log in yourself and let them finish the case under your name',
      'Give it to them, but only after your team leader has agreed to it',
    ],
    correctAnswer: 'Decline and help them to report the login problem to IT support',
    german: {
      questionText:
        'Jemand aus Ihrem Team kann sich nicht anmelden und bittet Sie für zehn Minuten um Ihr Passwort, um einen dringenden Kundenfall abzuschließen. Was tun Sie?',
      options: [
        'Das Passwort weitergeben und es ändern, sobald der Fall erledigt ist',
        'Ablehnen und dabei helfen, die Störung dem IT-Support zu melden',
        'Sich selbst anmelden und den Fall unter Ihrem Namen bearbeiten lassen',
        'Das Passwort weitergeben, aber erst nach Zustimmung der Teamleitung',
      ],
    },
  },
  {
    seedKey: 'general-discount-and-shipping',
    type: 'general',
    category: 'Everyday arithmetic',
    difficulty: 'easy',
    points: 1,
    questionText:
      'A customer orders goods for EUR 240 and gets a discount of 15% on them. Shipping costs EUR 6 and is not discounted. What does the customer pay in total?',
    options: ['EUR 204.00', 'EUR 210.00', 'EUR 209.10', 'EUR 231.00'],
    correctAnswer: 'EUR 210.00',
    german: {
      questionText:
        'Ein Kunde bestellt Waren für 240 EUR und erhält darauf 15 % Rabatt. Der Versand kostet 6 EUR und wird nicht rabattiert. Wie viel zahlt der Kunde insgesamt?',
      options: ['204,00 EUR', '210,00 EUR', '209,10 EUR', '231,00 EUR'],
    },
  },
  {
    seedKey: 'general-refund-limit',
    type: 'general',
    category: 'Following instructions',
    difficulty: 'easy',
    points: 1,
    questionText:
      'Your instructions for refunds:\n• up to EUR 50: you process the refund yourself\n• more than EUR 50 and up to EUR 200: the team leader approves it\n• more than EUR 200: the finance department approves it\n\nA customer is due a refund of exactly EUR 200. What applies?',
    options: [
      'The team leader approves the refund',
      'You process the refund yourself',
      'The finance department approves the refund',
      'Team leader and finance both approve it',
    ],
    correctAnswer: 'The team leader approves the refund',
    german: {
      questionText:
        'Ihre Anweisung für Erstattungen lautet:\n• bis 50 EUR: Sie erstatten selbst\n• über 50 EUR bis einschließlich 200 EUR: die Teamleitung gibt frei\n• über 200 EUR: die Finanzabteilung gibt frei\n\nEinem Kunden stehen genau 200 EUR zu. Was gilt?',
      options: [
        'Die Teamleitung gibt die Erstattung frei',
        'Sie nehmen die Erstattung selbst vor',
        'Die Finanzabteilung gibt die Erstattung frei',
        'Teamleitung und Finanzabteilung geben beide frei',
      ],
    },
  },
  {
    seedKey: 'general-first-contact',
    type: 'general',
    category: 'Quality metrics',
    difficulty: 'easy',
    points: 1,
    questionText:
      'First contact resolution means that a concern is completely settled in the first contact, with nothing left to do for either side. Which case counts?',
    options: [
      'A caller gets a ticket number at once, and the specialists solve the case the next day',
      'A caller is answered within ten seconds and is asked to send in a form by email',
      'A caller’s address is corrected during the call and is right from then on',
      'A caller is phoned back by the same agent an hour later with the solution',
    ],
    correctAnswer: 'A caller’s address is corrected during the call and is right from then on',
    german: {
      questionText:
        'Von einer Lösung im Erstkontakt spricht man, wenn ein Anliegen beim ersten Kontakt vollständig erledigt wird und danach für keine Seite etwas zu tun bleibt. Welcher Fall zählt dazu?',
      options: [
        'Eine Anruferin erhält sofort eine Ticketnummer, und der Fachbereich löst den Fall am nächsten Tag',
        'Ein Anruf wird nach zehn Sekunden angenommen und die Anruferin um ein Formular per E-Mail gebeten',
        'Die Adresse einer Anruferin wird während des Gesprächs berichtigt und stimmt von da an',
        'Eine Anruferin wird nach einer Stunde von derselben Person mit der Lösung zurückgerufen',
      ],
    },
  },
  {
    seedKey: 'general-next-deadline',
    type: 'general',
    category: 'Prioritising',
    difficulty: 'medium',
    points: 2,
    questionText:
      'It is 10:00. Urgent tickets must be answered within 1 hour of receipt, normal tickets within 4 hours. You always take the ticket whose deadline comes first. Which one is it?',
    options: [
      'Urgent ticket, received at 09:45',
      'Urgent ticket, received at 09:20',
      'Normal ticket, received at 07:00',
      'Normal ticket, received at 06:10',
    ],
    correctAnswer: 'Normal ticket, received at 06:10',
    german: {
      questionText:
        'Es ist 10:00 Uhr. Dringende Tickets müssen innerhalb von 1 Stunde nach Eingang beantwortet werden, normale innerhalb von 4 Stunden. Sie nehmen stets das Ticket, dessen Frist als erste abläuft. Welches ist das?',
      options: [
        'Dringendes Ticket, Eingang 09:45 Uhr',
        'Dringendes Ticket, Eingang 09:20 Uhr',
        'Normales Ticket, Eingang 07:00 Uhr',
        'Normales Ticket, Eingang 06:10 Uhr',
      ],
    },
  },
  {
    seedKey: 'general-new-york-to-manila',
    type: 'general',
    category: 'Time zones',
    difficulty: 'medium',
    points: 2,
    questionText:
      'A customer in New York (UTC−4) asks for a call on Tuesday at 16:30 local time. When does your colleague in Manila (UTC+8) have to call?',
    options: ['Tuesday, 04:30', 'Wednesday, 04:30', 'Tuesday, 20:30', 'Wednesday, 00:30'],
    correctAnswer: 'Wednesday, 04:30',
    german: {
      questionText:
        'Eine Kundin in New York (UTC−4) wünscht einen Anruf am Dienstag um 16:30 Uhr Ortszeit. Wann muss Ihre Kollegin in Manila (UTC+8) anrufen?',
      options: [
        'Dienstag, 04:30 Uhr',
        'Mittwoch, 04:30 Uhr',
        'Dienstag, 20:30 Uhr',
        'Mittwoch, 00:30 Uhr',
      ],
    },
  },
  {
    seedKey: 'general-average-handling-time',
    type: 'general',
    category: 'Quality metrics',
    difficulty: 'medium',
    points: 2,
    questionText:
      'Average handling time is the sum of talk time, hold time and after-call work, divided by the number of calls. What is it for this shift?\n\nCalls: 40\nTalk time: 180 minutes\nHold time: 20 minutes\nAfter-call work: 40 minutes',
    options: ['4:30 minutes', '5:00 minutes', '5:30 minutes', '6:00 minutes'],
    correctAnswer: '6:00 minutes',
    german: {
      questionText:
        'Die durchschnittliche Bearbeitungszeit ist die Summe aus Gesprächszeit, Haltezeit und Nachbearbeitung, geteilt durch die Zahl der Anrufe. Wie hoch ist sie in dieser Schicht?\n\nAnrufe: 40\nGesprächszeit: 180 Minuten\nHaltezeit: 20 Minuten\nNachbearbeitung: 40 Minuten',
      options: ['4:30 Minuten', '5:00 Minuten', '5:30 Minuten', '6:00 Minuten'],
    },
  },
  {
    seedKey: 'general-caller-for-spouse',
    type: 'general',
    category: 'Data privacy',
    difficulty: 'medium',
    points: 2,
    questionText:
      'A caller says he is the husband of a customer and asks for the balance of her account. He knows her date of birth. The customer has not authorised anyone to act for her. What do you do?',
    options: [
      'Decline to give any details and explain how she can authorise him',
      'Ask two more security questions about her and then tell him the balance',
      'Tell him the balance, as her date of birth is proof enough for this',
      'Tell him only whether the account is in credit, but not the amount',
    ],
    correctAnswer: 'Decline to give any details and explain how she can authorise him',
    german: {
      questionText:
        'Ein Anrufer stellt sich als Ehemann einer Kundin vor und fragt nach ihrem Kontostand. Ihr Geburtsdatum kennt er. Eine Vollmacht hat die Kundin niemandem erteilt. Was tun Sie?',
      options: [
        'Keine Auskunft geben und erklären, wie sie ihn bevollmächtigen kann',
        'Zwei weitere Sicherheitsfragen zu ihr stellen und dann den Stand nennen',
        'Den Kontostand nennen, denn das Geburtsdatum reicht als Nachweis aus',
        'Nur sagen, ob das Konto im Plus ist, den Betrag aber nicht nennen',
      ],
    },
  },
  {
    seedKey: 'general-misdirected-file',
    type: 'general',
    category: 'Data privacy',
    difficulty: 'medium',
    points: 2,
    questionText:
      'You notice that you have emailed a file with the personal data of 30 customers to the wrong company. What do you do?',
    options: [
      'Report it at once to the person whom the incident procedure names',
      'Ask the recipient to delete the file, and report it only if they refuse',
      'Recall the message and wait to see whether the file has been opened',
      'Send the file to the right company and mention it in the weekly report',
    ],
    correctAnswer: 'Report it at once to the person whom the incident procedure names',
    german: {
      questionText:
        'Sie bemerken, dass Sie eine Datei mit personenbezogenen Daten von 30 Kunden per E-Mail an das falsche Unternehmen geschickt haben. Was tun Sie?',
      options: [
        'Den Vorfall sofort der Stelle melden, die für solche Fälle zuständig ist',
        'Um Löschung bitten und den Vorfall nur melden, wenn sie verweigert wird',
        'Die Nachricht zurückrufen und abwarten, ob die Datei geöffnet wurde',
        'Die Datei richtig zustellen und den Fehler im Wochenbericht erwähnen',
      ],
    },
  },
  {
    seedKey: 'general-kyc-check',
    type: 'general',
    category: 'KYC verification',
    difficulty: 'medium',
    points: 2,
    questionText:
      'Today is 10 June 2025. A file passes if the ID is valid today, the proof of address is at most 90 days old, and name and date of birth are the same on the ID and in the application. Which file passes?\n\nK-101: ID valid until 9 June 2025; proof of address dated 2 May 2025; name and date of birth identical\nK-102: ID valid until 30 November 2027; proof of address dated 28 February 2025; name and date of birth identical\nK-103: ID valid until 1 August 2025; proof of address dated 2 April 2025; name and date of birth identical\nK-104: ID valid until 5 January 2029; proof of address dated 20 May 2025; name identical, born 12 July 1990 (ID) and 17 July 1990 (application)',
    options: ['K-101', 'K-102', 'K-103', 'K-104'],
    correctAnswer: 'K-103',
    german: {
      questionText:
        'Heute ist der 10. Juni 2025. Eine Akte ist in Ordnung, wenn der Ausweis heute gültig ist, der Adressnachweis höchstens 90 Tage alt ist und Name und Geburtsdatum auf Ausweis und Antrag übereinstimmen. Welche Akte ist in Ordnung?\n\nK-101: Ausweis gültig bis 9. Juni 2025; Adressnachweis vom 2. Mai 2025; Name und Geburtsdatum gleich\nK-102: Ausweis gültig bis 30. November 2027; Adressnachweis vom 28. Februar 2025; Name und Geburtsdatum gleich\nK-103: Ausweis gültig bis 1. August 2025; Adressnachweis vom 2. April 2025; Name und Geburtsdatum gleich\nK-104: Ausweis gültig bis 5. Januar 2029; Adressnachweis vom 20. Mai 2025; Name gleich, geboren am 12. Juli 1990 (Ausweis) und am 17. Juli 1990 (Antrag)',
      options: ['K-101', 'K-102', 'K-103', 'K-104'],
    },
  },
  {
    seedKey: 'general-printing-fault',
    type: 'general',
    category: 'Troubleshooting',
    difficulty: 'medium',
    points: 2,
    questionText:
      'A customer cannot print from his accounting program. Other programs on his computer print on the same printer without trouble. His colleague, at her own computer, prints from the same accounting program on the same printer. Where do you look for the cause first?',
    options: [
      'At the printer itself, for example at its paper and its toner',
      'In the settings of the program on the customer’s own computer',
      'In the network connection from his computer to the printer',
      'In a general fault of the program that affects all its users',
    ],
    correctAnswer: 'In the settings of the program on the customer’s own computer',
    german: {
      questionText:
        'Ein Kunde kann aus seinem Buchhaltungsprogramm nicht drucken. Aus anderen Programmen auf seinem Computer druckt er auf demselben Drucker ohne Schwierigkeiten. Seine Kollegin druckt an ihrem Computer aus demselben Buchhaltungsprogramm auf demselben Drucker. Wo suchen Sie zuerst nach der Ursache?',
      options: [
        'Am Drucker selbst, zum Beispiel bei Papier und Toner',
        'In den Programmeinstellungen auf dem Computer des Kunden',
        'In der Netzwerkverbindung von seinem Computer zum Drucker',
        'In einem allgemeinen Programmfehler, der alle Nutzer betrifft',
      ],
    },
  },
  {
    seedKey: 'general-backlog',
    type: 'general',
    category: 'Everyday arithmetic',
    difficulty: 'medium',
    points: 2,
    questionText:
      'Three agents have 420 records to check. Each of them checks 35 records an hour. They start together at 08:30 and all take the same 30-minute break. When are they finished?',
    options: ['At 12:00', 'At 12:30', 'At 13:00', 'At 13:30'],
    correctAnswer: 'At 13:00',
    german: {
      questionText:
        'Drei Personen sollen 420 Datensätze prüfen. Jede von ihnen schafft 35 in der Stunde. Sie beginnen gemeinsam um 08:30 Uhr und machen alle zur selben Zeit 30 Minuten Pause. Wann sind sie fertig?',
      options: ['Um 12:00 Uhr', 'Um 12:30 Uhr', 'Um 13:00 Uhr', 'Um 13:30 Uhr'],
    },
  },
  {
    seedKey: 'general-unsure-in-sales-call',
    type: 'general',
    category: 'Sales',
    difficulty: 'medium',
    points: 2,
    questionText:
      'In a sales call, a prospect asks whether support at weekends is included in the price. It matters to his decision, and you are not certain. What do you say?',
    options: [
      'That it should be included, and that you will correct this later if necessary',
      'That such details are settled in the contract once he has decided to sign',
      'That the website lists everything included and he is welcome to look there',
      'That you will find out, and by what time today he can expect the answer',
    ],
    correctAnswer: 'That you will find out, and by what time today he can expect the answer',
    german: {
      questionText:
        'In einem Verkaufsgespräch fragt ein Interessent, ob der Support am Wochenende im Preis enthalten ist. Für seine Entscheidung ist das wichtig, und Sie sind nicht sicher. Was sagen Sie?',
      options: [
        'Dass er enthalten sein müsste und Sie das notfalls später richtigstellen',
        'Dass solche Einzelheiten im Vertrag geregelt werden, sobald er sich entschieden hat',
        'Dass alle Leistungen auf der Website stehen und er dort gern nachsehen kann',
        'Dass Sie es klären und bis wann er heute eine Antwort von Ihnen bekommt',
      ],
    },
  },
  {
    seedKey: 'general-combined-rate',
    type: 'general',
    category: 'Quality metrics',
    difficulty: 'hard',
    points: 3,
    questionText:
      'How high is the first contact resolution rate of both teams together?\n\nTeam North: 400 contacts, 75% of them resolved at first contact\nTeam South: 100 contacts, 90% of them resolved at first contact',
    options: ['75%', '78%', '80%', '82.5%'],
    correctAnswer: '78%',
    german: {
      questionText:
        'Wie hoch ist die Lösungsquote im Erstkontakt für beide Teams zusammen?\n\nTeam Nord: 400 Kontakte, davon 75 % im Erstkontakt gelöst\nTeam Süd: 100 Kontakte, davon 90 % im Erstkontakt gelöst',
      options: ['75 %', '78 %', '80 %', '82,5 %'],
    },
  },
  {
    seedKey: 'general-complaints-in-march',
    type: 'general',
    category: 'Everyday arithmetic',
    difficulty: 'hard',
    points: 3,
    questionText:
      'From March to April the number of complaints rose by 20%. From April to May it fell by 20%. In May there were 480 complaints. How many were there in March?',
    options: ['400', '480', '500', '576'],
    correctAnswer: '500',
    german: {
      questionText:
        'Von März auf April ist die Zahl der Beschwerden um 20 % gestiegen, von April auf Mai um 20 % gesunken. Im Mai waren es 480. Wie viele Beschwerden gab es im März?',
      options: ['400', '480', '500', '576'],
    },
  },
  {
    seedKey: 'general-common-hours',
    type: 'general',
    category: 'Time zones',
    difficulty: 'hard',
    points: 3,
    questionText:
      'Three offices work on the same day at these local times:\n\nManila (UTC+8): 14:00 to 23:00\nBerlin (UTC+1): 09:00 to 17:00\nNew York (UTC−5): 08:00 to 17:00\n\nAt what time in Berlin are all three at work?',
    options: ['13:00 to 15:00', '14:00 to 17:00', '15:00 to 17:00', '14:00 to 16:00'],
    correctAnswer: '14:00 to 16:00',
    german: {
      questionText:
        'Drei Büros arbeiten am selben Tag zu diesen Ortszeiten:\n\nManila (UTC+8): 14:00 bis 23:00 Uhr\nBerlin (UTC+1): 09:00 bis 17:00 Uhr\nNew York (UTC−5): 08:00 bis 17:00 Uhr\n\nWann sind nach Berliner Zeit alle drei besetzt?',
      options: [
        '13:00 bis 15:00 Uhr',
        '14:00 bis 17:00 Uhr',
        '15:00 bis 17:00 Uhr',
        '14:00 bis 16:00 Uhr',
      ],
    },
  },
  {
    seedKey: 'general-shift-order',
    type: 'general',
    category: 'Logical reasoning',
    difficulty: 'hard',
    points: 3,
    questionText:
      'Amira, Ben, Carla and Diego each work one of four shifts that follow one another. Amira’s shift comes directly after Diego’s. Ben’s shift is later than Carla’s. Carla does not have the first shift. Who has the third shift?',
    options: ['Amira', 'Ben', 'Carla', 'Diego'],
    correctAnswer: 'Carla',
    german: {
      questionText:
        'Amira, Ben, Carla und Diego übernehmen je eine von vier aufeinanderfolgenden Schichten. Amiras Schicht folgt unmittelbar auf die von Diego. Ben ist später an der Reihe als Carla. Carla hat nicht die erste Schicht. Wer hat die dritte?',
      options: ['Amira', 'Ben', 'Carla', 'Diego'],
    },
  },
  {
    seedKey: 'general-faulty-sale-item',
    type: 'general',
    category: 'Following instructions',
    difficulty: 'hard',
    points: 3,
    questionText:
      'Return rules of a shop:\n1. Up to 30 days after delivery, returns are free of charge.\n2. From day 31 to day 60, returns are possible and the customer pays the shipping.\n3. Sale items can only be exchanged, up to 14 days after delivery.\n4. Items with a manufacturing fault can be returned free of charge for 12 months. This rule goes before all others.\n\nA jacket bought in the sale was delivered 40 days ago. Its zip has a manufacturing fault. What applies?',
    options: [
      'It can be returned, and the customer pays the shipping',
      'It can be returned free of charge',
      'It can only be exchanged for another item',
      'It can be neither returned nor exchanged',
    ],
    correctAnswer: 'It can be returned free of charge',
    german: {
      questionText:
        'Rückgaberegeln eines Onlineshops:\n1. Bis 30 Tage nach der Lieferung ist die Rückgabe kostenlos.\n2. Vom 31. bis zum 60. Tag ist die Rückgabe möglich, den Versand zahlt der Kunde.\n3. Reduzierte Ware kann nur umgetauscht werden, und zwar bis 14 Tage nach der Lieferung.\n4. Ware mit Herstellungsfehler kann 12 Monate lang kostenlos zurückgegeben werden. Diese Regel geht allen anderen vor.\n\nEine reduzierte Jacke wurde vor 40 Tagen geliefert. Ihr Reißverschluss hat einen Herstellungsfehler. Was gilt?',
      options: [
        'Die Rückgabe ist möglich, der Kunde zahlt den Versand',
        'Die Rückgabe ist kostenlos möglich',
        'Nur ein Umtausch gegen andere Ware ist möglich',
        'Weder Rückgabe noch Umtausch ist möglich',
      ],
    },
  },
  {
    seedKey: 'general-access-request',
    type: 'general',
    category: 'Data privacy',
    difficulty: 'hard',
    points: 3,
    questionText:
      'Under the GDPR and the Philippine Data Privacy Act, people may ask which personal data a company holds on them. You work in first-line support and receive such a request by email, from an address that is not in the customer’s file. What is right?',
    options: [
      'Reply with all the data you can see, because the law sets a short deadline for it',
      'Ask for the reason first, because only a justified request has to be answered',
      'Leave it unanswered, because a request from an unknown address is not valid',
      'Pass it on at once to the team in charge, which verifies identity and replies',
    ],
    correctAnswer: 'Pass it on at once to the team in charge, which verifies identity and replies',
    german: {
      questionText:
        'Nach der DSGVO und dem philippinischen Datenschutzgesetz (Data Privacy Act) darf jede Person erfragen, welche Daten ein Unternehmen über sie speichert. Sie arbeiten im First-Level-Support und erhalten eine solche Anfrage per E-Mail von einer Adresse, die nicht in der Kundenakte steht. Was ist richtig?',
      options: [
        'Alle sichtbaren Daten direkt zusenden, weil das Gesetz dafür eine kurze Frist setzt',
        'Zuerst nach dem Grund fragen, weil nur begründete Anfragen zu beantworten sind',
        'Nicht antworten, weil Anfragen von unbekannten Adressen ungültig sind',
        'Sofort an die zuständige Stelle weiterleiten, die die Identität prüft und antwortet',
      ],
    },
  },
];
