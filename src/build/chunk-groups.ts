import type { Rolldown } from 'vite'
import { findEntrancePages, type AppPage } from './pages.ts'

/** Local database, contract and their libraries, without the code that computes charts, sells, opens books, asks or exports. */
const DATA =
  /[\\/](?:node_modules[\\/](?:dexie|zod)[\\/]|src[\\/](?:contract[\\/](?!catalogue)|device[\\/](?!backup[\\/]|archives[\\/]archives|books[\\/](?:books|book-states|marks|find-paragraph)\.ts|chats[\\/](?!chats-document|conversation-|deferred|resume|turn-|unsent-)|images[\\/](?!image-kinds|image-rows|images-document|stored-file|removals|image-quota)|audio[\\/](?!podcast-rows|podcasts-document)|life[\\/](?!life-(?:document|kinds|rows))|wire[\\/](?:bytes|open-body|stream)|session[\\/]call-(?:bytes|stream)-for|outbox[\\/]decide|settings[\\/](?:recent|visits)|sync[\\/]wake|shop[\\/]|reminders[\\/]|account[\\/](?:export|measure-export))))/
/** Sync of documents and outbox, loaded after the page is shown. */
const SYNC =
  /[\\/]src[\\/]device[\\/](?:sync[\\/](?!sync-tag|wake)|outbox[\\/](?:kinds|settle|unsent|discard-unsent)|audio[\\/](?:podcast-rows|podcasts-document)|books[\\/](?:request-book|book-rows|current-book|mark-kind|mark-rows|marks-document|shelf-document|shelf-rows|removed-downloads)|chats[\\/](?:chats-document|conversation-|deferred|resume|turn-|unsent-)|images[\\/](?:image-kinds|images-document|removals|image-quota)|life[\\/]life-(?:document|kinds|rows)|archives[\\/](?:archive-list-document|archive-ids)|documents[\\/](?:opened-days-document|day-picture))/
/** Modules that only the login page needs; users who are logged in do not wait for them. */
const LOGIN =
  /[\\/]src[\\/](?:app[\\/](?:features[\\/]auth[\\/]login-|routes[\\/]pages[\\/]login-page)|(?:app[\\/]art[\\/]five-element-landscape|art[\\/]drawings[\\/]five-lands))/
/** HTTP client and endpoint schemas, loaded with the first call after the first screen. */
const CLIENT =
  /[\\/](?:node_modules[\\/]ky|src[\\/](?:device[\\/]wire[\\/]client|contract[\\/](?:endpoints|book|chat|image|life|podcast|shop|push|export-file|account|oauth)\.ts))/
/** Names of the almanac's gods and mansions, which its page shows before the almanac's tables are loaded. */
const NAMES = /[\\/]src[\\/]almanac[\\/](?:day-god-codes|mansions)\.ts/
/** Tables of the almanac, without `undecided.ts`, which is needed for days that the tables do not cover. */
const ALMANAC = /[\\/]src[\\/]almanac[\\/](?!undecided)/
/** Modules shared by forms and charts. Without a file of their own, forms would load chart code. */
const BOTH_SAY = /[\\/]src[\\/](?:places[\\/]mainland-clocks|app[\\/]terms[\\/](?:zones|pillar-places|luck-start))\.ts/
/**
 * Library of floating elements and the frame of notes. No further module may join this file, or pages without such elements would
 * load it.
 */
const FLOATS =
  /[\\/]src[\\/]app[\\/]ui[\\/]note-overlay|[\\/]node_modules[\\/](?:@floating-ui[\\/]|tabbable[\\/]|@mantine[\\/]core[\\/]esm[\\/](?:components[\\/](?:Popover|Menu)|utils[\\/]Floating)[\\/])/
/** Rules that compute a day, needed only when a day is opened. */
const COMPUTING =
  /[\\/]src[\\/]readings[\\/]daily[\\/](?:contradictions|day|element-activities|activity-reason|hours|luck-on|personal-lists)\.ts/
/** Modules shared by unrelated pages. Each becomes a file of its own, so that loading one does not load others. */
const LENT = /[\\/]src[\\/](?:app[\\/]calendar[\\/](clock-midpoint)|readings[\\/](?:daily[\\/](ages)|terms[\\/](fill-slots)))\.ts/
/** Sentences of a day in every language, loaded together with `COMPUTING`. */
const LINES = /[\\/]src[\\/]readings[\\/]daily[\\/](?:wording[\\/](?!lines-version|topic\.)|(?:text|data)[\\/])/
/** Values of a range of days, which a calendar shows before the almanac's tables are loaded. */
const DAYS = /[\\/]src[\\/]readings[\\/]daily[\\/](?:month|range|runs|month-segments|tone|year)\.ts/
/** Rules that search years of days, loaded only by the day finder. */
const FINDER =
  /[\\/]src[\\/](?:app[\\/]features[\\/]days[\\/]find-days|readings[\\/]daily[\\/](?:best-days|best-hours|shared-days|hindrances))\.ts/
/** How a chart was computed, and which other charts are possible; needed only on the chart's own page. */
const DOUBTS = /[\\/]src[\\/]bazi[\\/](?:alternatives|certainty|certainty-pieces|other-schools|margins|receipt)\.ts/
/** Analysis of a chart and scores of days; no first screen needs them before the user opens something. */
const ANALYSIS = /[\\/]src[\\/]bazi[\\/](?:analysis|chart-relations|day-score|point-changes|points|stars)\.ts/
/** Relations between charts, luck, years and months, loaded on demand. */
const JOINT = /[\\/]src[\\/]bazi[\\/](?:annual|layers|joint|joint-relations|joint-stars|joint-weights|match)\.ts/
/** Explains other apps' charts, searches dates by pillars, and weighs birth hours; loaded by three pages. */
const ELSEWHERE =
  /[\\/]src[\\/]bazi[\\/](?:clock-spans|difference|event-evidence|explain-difference|hour-finder|hours-of-day|life-events|longitude-choices|luck-elsewhere|pair-elsewhere|reading|reading-choices|reverse-search|year-names)\.ts/
/** Additions to a chart's pillars and luck, loaded by the sections that show them. */
const BESIDE = /[\\/]src[\\/]bazi[\\/](?:all-palaces|luck-times|more-star-rules|more-stars|own-stage|small-luck)\.ts/
/** The reading of two people, for its two pages. Its texts are loaded separately, by language. */
const MATCH = /[\\/]src[\\/](?:readings[\\/]match[\\/][\w-]+\.ts|app[\\/](?:features[\\/]match[\\/]|terms[\\/]match-))/
/** Query library, and the queries that most pages share. */
const QUERIES =
  /[\\/](?:node_modules[\\/]@tanstack[\\/](?:react-query|query-)|src[\\/]app[\\/]session[\\/](?:catalogue|user-(?:info|query))\.ts)/
/** Stored books. These small modules are used on many pages, whose code they would otherwise join into one file. */
const BOOKS = /[\\/]src[\\/](?:app[\\/]session[\\/]books|device[\\/]books[\\/](?:books|find-paragraph))\.ts/
/** Small modules that many pages use. Without this file they would be put into that of the book reader or the chat. */
const LITTLE =
  /[\\/](?:src[\\/]app[\\/](?:terms[\\/](?:ordinals|share-text)|browser[\\/]use-works-offline|glossary[\\/]term-link|features[\\/]shop[\\/]lazy|ui[\\/]stamp)|@phosphor-icons[\\/]react[\\/]dist[\\/]\w+[\\/]Copy)\./
/** Address of the page's entry file, used by code that runs before the messages are loaded. */
const ENTRY = /[\\/]src[\\/]app[\\/](?:browser[\\/]entry-address|updates[\\/]update)\.ts/
/** Toasts with a button, and lists of removed items. Without a file of their own, forms would load the book reader. */
const OFFERS = /[\\/]src[\\/]app[\\/](?:ui[\\/]offer-toast|features[\\/]archives[\\/]removed-list)/
/** Encrypted exports and imports, which share no small modules with other pages' files. */
const LOCKING =
  /[\\/]src[\\/](?:device[\\/](?:backup[\\/](?!zip-)|account[\\/]measure-export-media|life[\\/]life-import)|app[\\/]features[\\/]backup[\\/](?:export-section|lock-form|unlock-form|passphrase-|import-preview|import-conflict-picker|zip-media))/
/** Asking a chat character and reading its answer. No further module may join this file, or other pages would load it. */
const ASKING =
  /[\\/](?:node_modules[\\/]eventsource-parser|src[\\/]device[\\/](?:chats[\\/](?:answer-events|answering|drafts|stored-questions)|session[\\/]call-stream-for|wire[\\/]stream))/
/** Parts of layouts that first screens do not use. Each becomes a file of its own, for users of the layout that needs it. */
const FRAMES = /[\\/]src[\\/]app[\\/]shell[\\/](?:layouts[\\/](bar|strip)|(crumbs)|(tabs)[\\/](?!tabs-slot|opened-pages))/
/**
 * Modules of every layer that the command palette uses. Each becomes a file of its own, so that the palette does not join shared
 * chunks.
 */
const SOUGHT =
  /[\\/]src[\\/](?:app[\\/](?:calendar[\\/](bazi-year)|features[\\/]palette[\\/](opened|single-keys)|glossary[\\/](use-glossary)|language[\\/](search-text|format-timestamp)|terms[\\/](book-cards|setting-labels)|ui[\\/](use-change-settings|use-combobox-keys))|device[\\/]chats[\\/](conversations))\.ts/

/**
 * Module groups that share a file; the higher priority wins, then the earlier group. Without groups, Today would need 71
 * requests.
 */
export function createChunkGroups(pages: readonly AppPage[]): Rolldown.CodeSplittingGroup[] {
  const entrances = findEntrancePages(pages)
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
    { name: 'computing', test: COMPUTING, priority: 3, includeDependenciesRecursively: false },
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
    // Merges small shared chunks: a page loads a few unused bytes, but makes far fewer requests.
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_500, priority: 0 },
  ]
}

/** Names a file for each module: the first group of the pattern that matched. */
const ownFile = (pattern: RegExp) => (id: string) => pattern.exec(id)?.slice(1).find(Boolean) ?? null

/** Groups the project's own modules that these sources import statically, directly or not. */
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
    // Skips libraries.
    if (reached.has(id) || !id.startsWith(`${root}/src/`)) return
    reached.add(id)
    context.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  for (const start of starts) visit(`${root}/${start}`)
  return reached
}

/** Returns a chunk's file name. Rolldown names a shared chunk after all its pages, so this name is shortened, and the hash to 42 bits. */
export function getChunkFileName({ name }: { name: string }): string {
  return `assets/${name.startsWith('shared') ? 'shared' : '[name]'}-[hash:7].js`
}

/** Returns the file name of an asset, shortened like that of a chunk. */
export function getAssetFileName({ names }: { names: readonly string[] }): string {
  return `assets/${names[0]?.startsWith('shared~') ? 'shared' : '[name]'}-[hash:7][extname]`
}
