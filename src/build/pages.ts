import { runnerImport, type Plugin } from 'vite'
import { createAppPlugins } from './app-plugins.ts'

const root = new URL('../..', import.meta.url).pathname
const table = 'src/app/boot/router.tsx'

/** Fields of a route's record (`src/app/routes/page-record.ts`) that the build and the tests read. */
interface Record {
  readonly needs?: 'archive' | 'no archive' | 'no session'
  readonly files?: readonly (() => { readonly source: string })[]
  readonly budgetKib?: number
  readonly isFirstScreen?: boolean
  readonly leadsTo?: string
}

interface Route {
  readonly fullPath: string
  readonly options: { readonly path?: string; readonly staticData?: Record }
  readonly parentRoute?: Route
}

export interface AppPage {
  readonly path: string
  readonly needs: Record['needs'] | undefined
  readonly budgetKib: number | undefined
  readonly leadsTo: string | undefined
  readonly isFirstScreen: boolean
  /** Source files that the page loads first, relative to the root: those of the frame around it, then its own. */
  readonly sources: readonly string[]
}

/** Returns all routes of the app with their records, by running the route table. */
export async function readPages(): Promise<readonly AppPage[]> {
  const { module } = await runnerImport<{ router: { routesByPath: { [path: string]: Route } } }>(root + table, {
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [routesAlone(), ...createAppPlugins()],
  })
  return Object.values(module.router.routesByPath).map(pageOf)
}

/** Returns the page that a path shows after redirects. @throws Error for an unknown path */
function pageAt(path: string, pages: readonly AppPage[]): AppPage {
  const page = pages.find((each) => each.path === path)
  if (!page) throw new Error(`there is no page ${path}`)
  return page.leadsTo ? pageAt(page.leadsTo, pages) : page
}

/** Returns the first screens of logged-out (`out`) and logged-in (`in`) users. */
export function findEntrancePages(pages: readonly AppPage[]): { readonly out: AppPage; readonly in: AppPage } {
  return { out: pageAt('/', pages), in: pageAt('/home', pages) }
}

/** Replaces all imports outside `src/app/routes` by empty modules, and each lazy import by its source path. */
function routesAlone(): Plugin {
  const folder = `${root}src/app/routes/`
  const isTable = (path: string) => path.startsWith(folder) && !path.slice(folder.length).includes('/')
  return {
    name: 'routes-alone',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!importer || !id.startsWith('.')) return null
      return isTable(new URL(id, `file://${importer}`).pathname) ? null : '\0elsewhere'
    },
    load: (id) => (id === '\0elsewhere' ? 'export {}' : null),
    transform(code, id) {
      if (!isTable(id)) return null
      return { code: code.replace(/\bimport\('\.\/([^']+)'\)/g, "({ source: 'src/app/routes/$1' })"), map: null }
    },
  }
}

function pageOf(route: Route): AppPage {
  const records = branchOf(route).map(({ options }) => options.staticData ?? {})
  const { budgetKib, leadsTo, isFirstScreen = false } = records.at(-1)!
  return {
    path: route.fullPath,
    needs: records.findLast(({ needs }) => needs)?.needs,
    budgetKib,
    leadsTo,
    isFirstScreen,
    sources: records.flatMap(({ files = [] }) => files.map((file) => file().source)),
  }
}

function branchOf(route: Route): readonly Route[] {
  return route.parentRoute ? [...branchOf(route.parentRoute), route] : [route]
}
