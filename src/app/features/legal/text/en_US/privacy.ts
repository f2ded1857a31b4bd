import type { LegalText } from '../../legal-texts.ts'

export const text: LegalText = {
  title: 'Privacy Policy',
  lead: 'Mingshu works on your device first and syncs with the server afterwards. This page says what we keep, why, for how long, and how you can take it back or have it deleted.',
  sections: [
    {
      heading: 'What we keep',
      body: [
        'Only what Mingshu needs to work:',
        [
          'Your email address. We send six-digit codes, receipts for payments and refunds, and notice of a change of address to it, and it identifies your account. There is no password, and we don’t ask for a phone number.',
          'Your Google account’s id, only if you log in with Google. From Google we take this id, your email address and whether it has been verified; not your name, picture or contacts.',
          'Archives. The nickname, gender, date and time of birth, and the name, coordinates and time zone of the birthplace that you enter for yourself or others; the Four Pillars worked out from them; and when they were pinned or changed.',
          'Opened days. Which day you opened for which archive, when, and the four pillars it was read for, so that your other devices don’t ask you to wait again. The reading itself isn’t sent; each device works it out.',
          'Conversations. Your questions and the answers, their titles, the archive they are about, when and in which time zone you asked, the hexagram or lot that was drawn, and how you rated an answer. A question in which we recognize distress is answered at once by the device, in fixed words and with help lines; that question and its answer stay on that device alone, aren’t sent, and go when you log out or remove the conversation.',
          'Notes, highlights and “Life”. What you write or mark in books, the words it belongs to, the cards you have read and where you stopped; the events of a life and your verdicts on the book.',
          'Books, recordings and pictures. The books and yearly reports made for an archive, their recordings, and the wallpapers and portraits you had made.',
          'Purchases. Each order with item, amount, date, status, what it gave, the archive it was for and the payment service’s reference; the rounds, days and books given and used. Of exchange codes only keyed digests, with when you used them. We never see card numbers.',
          'Settings. Language, light or dark, color and other display choices.',
          'Reminders, only if you turn them on. Where your browser takes them, your time zone and the day you were last told; of a calendar address only a one-way digest.',
          'Logins. Of each login token we store only a one-way digest, with the time of the login and of its last use, and the names of the browser and system (such as “Chrome · Android”), so that you recognize your devices.',
        ],
        'We don’t collect contacts, photos, microphone input or your device’s location. You type the birthplace or choose it from a list of places kept on your device; the search runs there.',
      ],
    },
    {
      heading: 'Why we keep it',
      body: [
        'Your email address is for logging in and for answering you. Archives and settings are for casting and showing charts; conversations, notes, books and pictures are for reading them again; all of them are for showing the same on each of your devices. Purchases are for giving you what you paid for, for refunds and for the accounts. Nothing else is done with them: no advertising, no third-party analytics or trackers, no selling, no renting out, no training of models.',
        'The legal basis is providing the service you asked for (the Service Agreement); counting attempts to prevent abuse rests on our legitimate interest in keeping the service safe.',
      ],
    },
    {
      heading: 'Where it is',
      body: [
        'Because Mingshu also works offline, archives, charts and daily fortunes are kept first in your browser’s storage (IndexedDB); the login token, language and appearance are in local storage. We set no tracking cookies.',
        'When there is a network, changes are sent to the server, which keeps a copy. Logging out deletes your local database on that device; if changes haven’t been sent yet, we warn you first.',
        'Whoever can use a device on which you are logged in can see the archives on it. Lock your devices, and log out of shared ones.',
      ],
    },
    {
      heading: 'Births of friends and family',
      body: [
        'An archive of someone else is that person’s personal data. Please make one only if that person knows about it or you have a good reason; a nickname is enough. We treat it as your content: we don’t contact that person, and no other user sees it.',
        'If someone has recorded your birth without your consent, write to us and we will delete it once we have checked.',
      ],
    },
    {
      heading: 'How long',
      body: [
        [
          'Archives: until you delete them. A deleted archive can be restored for 30 days and is then purged from the database.',
          'Conversations: until you remove them. A removed one can be restored for 30 days and is then purged.',
          'Notes, highlights, “Life” and pictures: until you remove them, or with their archive.',
          'Books and recordings: as long as their archive; of a book’s versions the latest twelve.',
          'Purchases: as long as the account. Orders that were never paid are purged after 400 days.',
          'Change receipts: so that a change made offline takes effect only once, the server keeps the result of each change, including what was written in it, for up to 400 days. We never show it to anyone.',
          'Logins: they end after 90 days without use, and at once when you log out.',
          'Codes: valid for 10 minutes, stored as a digest only, purged within a day.',
          'Abuse counters: email and network addresses are counted only as keyed digests, and purged after a day. How much a language model wrote for you in a day is counted, and purged after two days.',
          'Logs: each request’s ID, method, path, result and duration. No email address, archive, network address or submitted content.',
        ],
      ],
    },
    {
      heading: 'Who else handles it',
      body: [
        'Our mail provider handles your address and the message when we send one. Our hosting provider stores the database but may not use what is in it.',
        'If you log in with Google, you go to Google’s own page first, so Google learns that you logged in to Mingshu. Our pages contain no script of Google’s; log in with email and this step doesn’t happen.',
        'Answers, books and pictures are made by our own rules, unless they name the model that made them. For an answer, that model is given your question, what was said before it in the conversation and facts of the chart; the nicknames only where it is about two people; we don’t add a date or place of birth. A question in which we recognize distress is not given to a model, then or later. For a book it is given facts of the chart and our text, for a picture elements, season, shapes of land and colors; never whose they are. If a service reads a book aloud, it is given the text of the book.',
        'Payments are made on the payment service’s page. From us it learns the item, the amount and the order number; what you enter there it has from you. Reminders pass through your browser’s push service, encrypted.',
        'If the law compels us, we hand over no more than is required, and tell you where we may.',
      ],
    },
    {
      heading: 'Your rights',
      body: [
        [
          'See and correct: all your archives are in Mingshu, where you can read and change them at any time.',
          'Delete: remove any archive at any time; you have 30 days to change your mind.',
          'Take it with you: under “Account and security” you can export everything at any time as one file in a common format (JSON), which can be imported again.',
          'Close the account: under “Account and security”, confirmed by a code sent to your login address. The account and everything in it is deleted from the database at once, logins and change receipts included. You can’t undo this. What the law requires us to keep of payments is the item, amount, currency, date, status and payment reference, no longer whose it was; abuse counters are purged after a day as always. What other devices keep for offline use is deleted when you log out there, or log in there with the same address again.',
          'Complain: if you’re unhappy with what we do, you can turn to your data protection authority.',
        ],
      ],
    },
    {
      heading: 'Children',
      body: [
        'Mingshu is for people aged 18 and over. If you’re younger, use it only with a guardian’s consent and in their company. A guardian can write to us to have a child’s account and content deleted.',
      ],
    },
    {
      heading: 'Changes and contact',
      body: [
        'When this policy changes, so does the date above. If a purpose or a period changes, we tell you after you log in, before it takes effect.',
        'For anything about privacy, write to {contact}.',
      ],
    },
  ],
}
