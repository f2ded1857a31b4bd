import type { LegalText } from '../../legal-texts.ts'

export const text: LegalText = {
  title: 'Service Agreement',
  lead: 'By logging in to Mingshu you agree to the following. We have kept it short, and to what matters.',
  sections: [
    {
      heading: 'What Mingshu is',
      body: [
        'Mingshu casts a chart from the moment and place of a birth by the traditional method of the Four Pillars (Bazi), and draws daily fortunes and readings from it. The calendar and astronomy are computed with care, and every step is shown under “How it’s worked out”. The readings themselves are tradition and entertainment: there’s no scientific proof for them, and no promise that they come true.',
        'Content written by artificial intelligence is marked as such and is for entertainment only.',
      ],
    },
    {
      heading: 'Not professional advice',
      body: [
        'Nothing in Mingshu is medical, psychological, legal, investment, marriage or career advice, and none of it should be the basis for such decisions. If you’re unwell, see a doctor; for legal or financial questions, ask a professional.',
        'If you feel hopeless or think of harming yourself, please reach out at once to someone near you, your local emergency number or a crisis line.',
      ],
    },
    {
      heading: 'Your account',
      body: [
        'You log in with an email address and a code or, where it is offered, with a Google account; the first login creates the account. Use an address of your own, and don’t share your code with anyone. We will never ask you for it.',
        'An account is for one person, on as many devices as they have. You must be 18 or over, or use Mingshu with a guardian’s consent and in their company.',
      ],
    },
    {
      heading: 'What you write',
      body: [
        'Your archives are yours. You allow us to store, compute, show and sync them in order to provide the service, and nothing more.',
        'When you make an archive of someone else, make sure you’re entitled to. Don’t use Mingshu to harass, discriminate against or frighten anyone, or to make decisions against them.',
      ],
    },
    {
      heading: 'Fair use',
      body: [
        'Please don’t:',
        [
          'bypass logins, limits or payments, or scrape content with software;',
          'attack or disrupt the service, or try to reach other people’s data;',
          'pass readings off as your own professional advice, whether to charge people or to deceive them.',
        ],
        'We may limit or suspend accounts that do so, and will say why; you may appeal.',
      ],
    },
    {
      heading: 'Offline and sync',
      body: [
        'Mingshu can be installed. Offline, it shows archives and the day’s fortune and casts charts. Changes made offline are kept on the device and sent when there is a network. Clearing the browser’s data or logging out before that loses them; we warn you before you log out.',
        'If two devices change the same archive, we don’t apply the older change silently: we keep it, and you choose.',
      ],
    },
    {
      heading: 'What is free and what is sold',
      body: [
        'Charts, the almanac, archives, the daily fortunes from thirty days before today to thirty days after it, and looking up the theory are free. So are 1 divination a day, 5 rounds each with the Cyber God of Wealth and of learning, and 3 wallpapers or portraits in all. The shop sells:',
        [
          'A fate book: the ten cards of one archive’s book, with 88 questions about it, 10 rounds about the chart and 31 days of monthly membership.',
          'A yearly report: one archive in one year. Books and reports stay readable for good.',
          'Monthly membership, 31 days: every character without counting, the fortune of any day, 30 wallpapers and portraits a month. It needs your own fate book first.',
          'Yearly membership, 366 days: all that, fate book questions without counting, and later archives’ books at half price. At full price it contains your own fate book with 188 questions; if you have the book, the upgrade price adds 100. It also contains one yearly report of your own: this year’s, or next year’s if this year’s is yours already. If both are, it adds none and says so before you pay. When a new year begins during the membership, that year’s report is included as well. A membership gives the report of each year once, even if another archive becomes your own.',
          'Rounds: divination, learning, the Cyber God of Wealth, your chart, relationships, and wallpapers and portraits, in packs of 10 that don’t expire. The shop shows which of them are on sale.',
        ],
        'An exchange code unlocks the item it was issued for, once.',
      ],
    },
    {
      heading: 'Limits',
      body: [
        [
          'A membership doesn’t count rounds, but there are at most 120 answers a day, until midnight where you are. It keeps programs out and is the same for everyone.',
          'Once an archive’s fate book or a yearly report is unlocked, the archive can be edited one more time; a new nickname counts. Solar or clock time, the hour at which the day changes and the school don’t. If the birth changes, the book is written anew and the earlier version is kept.',
          'An account holds up to 500 archives.',
        ],
      ],
    },
    {
      heading: 'Payments and refunds',
      body: [
        [
          'Prices are in US dollars. Before you pay you see the full price, what you get and for how long. Nothing is ticked in advance; there are no hidden fees.',
          'Nothing renews by itself. A membership ends when its time is over, and it’s up to you to buy another. If you buy before the end, the days are added.',
          'Payment is made on an external page; content opens once the payment is confirmed.',
          'A refund takes back the books, days and rounds that the payment granted, and the yearly reports that came free during the membership; what has been used is settled by your local law. If you pay twice, the second payment is refunded.',
          'Rights of return and withdrawal that your local law gives you are not reduced by this agreement.',
        ],
      ],
    },
    {
      heading: 'Deleting and closing',
      body: [
        'Any archive can be deleted, and restored for 30 days. You can stop using Mingshu at any time, or close your account under “Account and security” with a code sent by email: the account and everything in it is deleted for good. What is left of a membership or of bought rounds goes with it, and payments made aren’t refunded because of it; a payment that arrives after the closing goes back.',
      ],
    },
    {
      heading: 'What we are responsible for',
      body: [
        'We do our best to keep the service running and your data safe, but we can’t promise that nothing will ever stop or go wrong. Keep your own note of births that matter to you.',
        'As far as the law allows, we are not liable for decisions based on readings or for what follows from them. Liability that the law does not let us exclude, such as for intent or gross negligence, remains.',
      ],
    },
    {
      heading: 'Changes, law and contact',
      body: [
        'If this agreement changes in an important way, we tell you after you log in. If you disagree, you can stop and have your content deleted. The law of the place where the operator is based applies, without reducing the mandatory consumer protection of the place where you live.',
        'How personal data is handled is in the Privacy Policy. For anything else, write to {contact}.',
      ],
    },
  ],
}
