import type { Rolldown } from 'vite'
import { entrancesOf, type Page } from './pages.ts'

/** The local database and what it needs. What casts charts on the way to it, what sells, opens books, asks and exports stays with the pages. */
const DATA =
  /[\\/](?:node_modules[\\/](?:dexie|zod)[\\/]|src[\\/](?:contract[\\/](?!catalogue)|device[\\/](?!backup[\\/]|archives[\\/]archives|books[\\/](?:books|book-states|marks|find-paragraph)\.ts|chats[\\/](?!chats-document|conversation-|deferred|resume|turn-|unsent-)|images[\\/](?!image-kinds|image-rows|images-document|stored-file|removals|image-quota)|audio[\\/](?!podcast-rows|podcasts-document)|life[\\/](?!life-(?:document|kinds|rows))|wire[\\/](?:bytes|chunks|open-body|stream)|session[\\/]call-(?:bytes|stream)-for|outbox[\\/]decide|settings[\\/](?:recent|visits)|sync[\\/]wake|shop[\\/]|reminders[\\/]|account[\\/](?:export|measure-export))))/
/** What is brought and sent behind a page that stands: its rows and documents, which no first screen waits for. */
const SYNC =
  /[\\/]src[\\/]device[\\/](?:sync[\\/](?!sync-tag|wake)|outbox[\\/](?:kinds|settle|unsent|discard-unsent)|audio[\\/](?:podcast-rows|podcasts-document)|books[\\/](?:request-book|book-rows|current-book|mark-kind|mark-rows|marks-document|shelf-document|shelf-rows|removed-downloads)|chats[\\/](?:chats-document|conversation-|deferred|resume|turn-|unsent-)|images[\\/](?:image-kinds|images-document|removals|image-quota)|life[\\/]life-(?:document|kinds|rows)|archives[\\/](?:archive-list-document|delete-orphans|archive-ids)|documents[\\/](?:opened-days-document|day-picture))/
/** What the login alone has: nobody who is logged in waits for it. */
const LOGIN =
  /[\\/]src[\\/](?:app[\\/](?:features[\\/]auth[\\/](?:agreement|login-)|routes[\\/]pages[\\/]login-page)|(?:app[\\/]art|art[\\/]drawings)[\\/]five-lands)/
/** What asks the server: loaded with the first call, which no first screen waits for. */
const CLIENT =
  /[\\/](?:node_modules[\\/]ky|src[\\/](?:device[\\/]wire[\\/](?:client|hedge)|contract[\\/](?:endpoints|book|chat|image|life|podcast|shop|push|export-file|account|oauth)\.ts))/
/** What the almanac calls its gods and mansions: its page names them, and waits for the almanac's tables only after it stands. */
const NAMES = /[\\/]src[\\/]almanac[\\/](?:day-god-codes|mansions)\.ts/
/** Its tables; what is in neither of a day's lists is told of a day without them. */
const ALMANAC = /[\\/]src[\\/]almanac[\\/](?!undecided)/
/** What a form and a chart both say: a file of its own, or what of a chart stands near it came with every form. */
const BOTH_SAY = /[\\/]src[\\/](?:places[\\/]mainland-clocks|app[\\/]terms[\\/](?:zones|zone-doubts|pillar-places|luck-start))\.ts/
/** The library of everything that floats, whole: no small module may join it, and bring it to a page that opens nothing; the note's
 * frame, which is nothing without it, joins no other small module. */
const FLOATS =
  /[\\/]src[\\/]app[\\/]ui[\\/]note-frame|[\\/]node_modules[\\/](?:@floating-ui[\\/]|tabbable[\\/]|@mantine[\\/]core[\\/]esm[\\/](?:components[\\/](?:Popover|Menu)|utils[\\/]Floating)[\\/])/
/** The rules that reckon a day stand behind a door that the day's page uses; only opening a day needs them. */
const RECKONING =
  /[\\/]src[\\/]readings[\\/]daily[\\/](?:contradictions|day|element-activities|activity-reason|hours|luck-on|personal-lists)\.ts/
/** What pages of different kinds share: each module in a file of its own, or it would bring its neighbours along. */
const LENT = /[\\/]src[\\/](?:app[\\/]calendar[\\/](clock-midpoint)|readings[\\/](?:daily[\\/](ages)|terms[\\/](fill-slots)))\.ts/
/** What is said of a day, in every language: with the reckoning of one, and with nothing else. */
const LINES = /[\\/]src[\\/]readings[\\/]daily[\\/](?:wording[\\/](?!lines-version|topic\.)|(?:text|data)[\\/])/
/** The values of a range of days, and what stands beside each: a calendar stands before the almanac's tables are there. */
const DAYS = /[\\/]src[\\/]readings[\\/]daily[\\/](?:month|range|runs|month-segments|tone|year)\.ts/
/** The rules that look through years of days: behind the finder's door. */
const FINDER =
  /[\\/]src[\\/](?:app[\\/]features[\\/]days[\\/]find-days|readings[\\/]daily[\\/](?:best-days|best-hours|shared-days|hindrances))\.ts/
/** What a chart's own page says of other charts and of how it came about: behind the engine's door, and no part of a day. */
const DOUBTS = /[\\/]src[\\/]bazi[\\/](?:alternatives|certainty|certainty-pieces|other-schools|margins|receipt)\.ts/
/** What a chart says of itself, and the score of its days: no first screen reckons either before something is opened. */
const ANALYSIS = /[\\/]src[\\/]bazi[\\/](?:analysis|chart-relations|day-score|point-changes|points|stars)\.ts/
/** What the layers of a moment are together, a year of a chart, and two charts: behind the engine's door too, and fetched by those who ask. */
const JOINT = /[\\/]src[\\/]bazi[\\/](?:annual|layers|joint|joint-relations|joint-stars|joint-weights|match)\.ts/
/** What explains another app's chart, looks pillars up and weighs hours: three pages ask for it. */
const ELSEWHERE =
  /[\\/]src[\\/]bazi[\\/](?:clock-spans|difference|event-evidence|explain-difference|hour-finder|hours-of-day|life-events|longitude-choices|luck-elsewhere|pair-elsewhere|reading|reading-choices|reverse-search|year-names)\.ts/
/** What stands beside a chart's pillars and luck, for the sections that show it. */
const BESIDE = /[\\/]src[\\/]bazi[\\/](?:all-palaces|luck-times|more-star-rules|more-stars|own-stage|small-luck)\.ts/
/** The reading of two people, on its two pages alone; what is said in each language comes by itself. */
const MATCH = /[\\/]src[\\/](?:readings[\\/]match[\\/][\w-]+\.ts|app[\\/](?:features[\\/]match[\\/]|terms[\\/]match-))/
/** What asks about the user besides their documents: the library, and the questions that most pages share. */
const QUERIES =
  /[\\/](?:node_modules[\\/]@tanstack[\\/](?:react-query|query-)|src[\\/]app[\\/]session[\\/](?:catalogue|user-(?:info|query))\.ts)/
/** Books as the device keeps them: what is small and stands on many pages would join them otherwise, and bring them along. */
const BOOKS = /[\\/]src[\\/](?:app[\\/]session[\\/]books|device[\\/]books[\\/](?:books|find-paragraph))\.ts/
/** What many pages take a line of: in one small file, or it would join the reader or a conversation and bring them along. */
const LITTLE =
  /[\\/](?:src[\\/]app[\\/](?:terms[\\/](?:ordinals|share-text)|browser[\\/]use-works-offline|glossary[\\/](?:lazy-term-note|term-link))|@phosphor-icons[\\/]react[\\/]dist[\\/]\w+[\\/]Copy)\./
/** How the page's own file is found: where no words are waited for. */
const ENTRY = /[\\/]src[\\/]app[\\/](?:browser[\\/]entry-address|updates[\\/]update)\.ts/
/** A toast with a button and the list of what was removed, of forms and of books: on its own, or small sets' joining would bring the reader of books to forms. */
const OFFERS = /[\\/]src[\\/]app[\\/](?:ui[\\/]offer-toast|features[\\/]archives[\\/]removed-list)/
/** A locked export and what comes after a file was chosen: for who asks for it. No small module of another page may join it, nor it another. */
const LOCKING =
  /[\\/]src[\\/](?:device[\\/](?:backup[\\/](?!zip-)|account[\\/]measure-export-media|life[\\/]life-import)|app[\\/]features[\\/]backup[\\/](?:export-or-lock|lock-form|unlock-form|passphrase-|use-strength|import-preview|import-foot|conflict-choice|filed-media|media-choice|use-image-counts))/
/** What asks a character and hears its answer: none of the small modules beside it may bring it to a page that asks nothing. */
const ASKING =
  /[\\/](?:node_modules[\\/]eventsource-parser|src[\\/]device[\\/](?:chats[\\/](?:answer-events|answering|drafts|stored-questions)|session[\\/]call-stream-for|wire[\\/]stream))/
/** What layouts have that the frame of a first screen has not: each in a file of its own, for who has chosen a layout with it. */
const FRAMES = /[\\/]src[\\/]app[\\/]shell[\\/](?:layouts[\\/](bar|strip)|(crumbs)|(tabs)[\\/](?!tabs-slot|opened-pages))/
/** What the palette takes from every room: each in a file of its own, or the palette would join what pages share in twos and threes. */
const SOUGHT =
  /[\\/]src[\\/](?:app[\\/](?:calendar[\\/](bazi-year)|features[\\/]palette[\\/](opened|single-keys)|glossary[\\/](?:use-)?(glossary)|language[\\/](search-text|format-timestamp)|terms[\\/](book-cards|setting-labels)|ui[\\/](use-change-settings|use-list-keys))|device[\\/]chats[\\/](conversations))\.ts/

/**
 * Which modules share a file. Left alone, the build makes a file for every set of pages that have a
 * module in common: 71 for the fortune, each with a turn of its own on a slow network and in the worker.
 * The earlier group wins.
 */
export function chunkGroups(pages: readonly Page[]): Rolldown.CodeSplittingGroup[] {
  const entrances = entrancesOf(pages)
  return [
    { name: 'index', tags: ['$initial'], priority: 5 },
    { name: 'login', test: LOGIN, priority: 4, includeDependenciesRecursively: false },
    { debugName: 'both', name: sourcesOf('both', entrances.out.sources), priority: 4 },
    { name: 'client', test: CLIENT, priority: 4, includeDependenciesRecursively: false },
    { name: 'names', test: NAMES, priority: 4, includeDependenciesRecursively: false },
    { name: 'sync', test: SYNC, priority: 4, includeDependenciesRecursively: false },
    { name: 'data', test: DATA, priority: 3 },
    { name: 'doubts', test: DOUBTS, priority: 3, includeDependenciesRecursively: false },
    { name: 'analysis', test: ANALYSIS, priority: 3, includeDependenciesRecursively: false },
    { name: 'beside', test: BESIDE, priority: 3, includeDependenciesRecursively: false },
    { name: 'elsewhere', test: ELSEWHERE, priority: 3, includeDependenciesRecursively: false },
    { name: 'joint', test: JOINT, priority: 3, includeDependenciesRecursively: false },
    { name: 'days', test: DAYS, priority: 3, includeDependenciesRecursively: false },
    { name: 'match', test: MATCH, priority: 3, includeDependenciesRecursively: false },
    { name: 'lines', test: LINES, priority: 3, includeDependenciesRecursively: false },
    { debugName: 'lent', name: ownFile(LENT), priority: 3, includeDependenciesRecursively: false },
    { name: 'reckoning', test: RECKONING, priority: 3, includeDependenciesRecursively: false },
    { name: 'finder', test: FINDER, priority: 3, includeDependenciesRecursively: false },
    { name: 'locking', test: LOCKING, priority: 3, includeDependenciesRecursively: false },
    { name: 'books', test: BOOKS, priority: 3, includeDependenciesRecursively: false },
    { name: 'little', test: LITTLE, priority: 3, includeDependenciesRecursively: false },
    { name: 'entry', test: ENTRY, priority: 3, includeDependenciesRecursively: false },
    { name: 'offers', test: OFFERS, priority: 3, includeDependenciesRecursively: false },
    { name: 'almanac', test: ALMANAC, priority: 3, includeDependenciesRecursively: false },
    { name: 'asking', test: ASKING, priority: 3, includeDependenciesRecursively: false },
    { debugName: 'frames', name: ownFile(FRAMES), priority: 3, includeDependenciesRecursively: false },
    { debugName: 'sought', name: ownFile(SOUGHT), priority: 3, includeDependenciesRecursively: false },
    { name: 'floats', test: FLOATS, priority: 1, includeDependenciesRecursively: false },
    { name: 'both-say', test: BOTH_SAY, priority: 1, includeDependenciesRecursively: false },
    { debugName: 'home', name: sourcesOf('home', entrances.in.sources), priority: 2 },
    { name: 'queries', test: QUERIES, priority: 2 },
    // Small sets join their neighbours: a few bytes too many, many turns fewer.
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_500, priority: 0 },
  ]
}

/** A group of modules each of which is a file by itself, named by the part of its path that the pattern marks. */
const ownFile = (pattern: RegExp) => (id: string) => pattern.exec(id)?.slice(1).find(Boolean) ?? null

/** A group of the project's own modules that these sources import, directly or not, before anything is awaited. */
function sourcesOf(name: string, starts: readonly string[]) {
  let reached: Set<string> | undefined
  return (id: string, context: Rolldown.ChunkingContext): string | null => {
    reached ??= reachedFrom(starts, context)
    return reached.has(id) ? name : null
  }
}

function reachedFrom(starts: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '')
  const reached = new Set<string>()
  const visit = (id: string) => {
    // Past a library's door lies all of the library.
    if (reached.has(id) || !id.startsWith(`${root}/src/`)) return
    reached.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  for (const start of starts) visit(`${root}/${start}`)
  return reached
}

/** A shared file's own name lists every page that shares it. */
export function chunkFileName({ name }: { name: string }): string {
  return `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash].js`
}

/** The same for its style. */
export function assetFileName({ names }: { names: readonly string[] }): string {
  return `assets/${names[0]?.startsWith('shared~') ? 'shared' : '[name]'}-[hash][extname]`
}
